// What everything on the table is made of: see surface.rs.

#import bevy_pbr::forward_io::VertexOutput
#import bevy_pbr::mesh_view_bindings::{lights, view}
#import bevy_pbr::mesh_view_types::DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT
#ifdef SHADED
#import bevy_pbr::shadow_sampling::sample_shadow_map_castano_thirteen
#import bevy_pbr::shadows::world_to_directional_light_local
#endif
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::tone_mapping
#endif

struct Surface {
    tint: vec4<f32>,
    // The light from above and from round about.
    above: vec4<f32>,
    around: vec4<f32>,
    // How sharp the lamp's reflection is, how strong, and how much of the room is mirrored head on.
    gloss: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> surface: Surface;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;

const PI: f32 = 3.14159265;

#ifdef SHADED
// How much of the lamp a place sees: Bevy's own soft filter on the one shadow map that there is. Bevy's general function
// would also reckon with further cascades and other filters, which processors that draw in software pay for unused.
fn lamp_seen(place: vec3<f32>, normal: vec3<f32>) -> f32 {
    let lamp = &lights.directional_lights[0];
    let aside = normal * (*lamp).shadow_normal_bias * (*lamp).cascades[0].texel_size;
    let nearer = (*lamp).direction_to_light * (*lamp).shadow_depth_bias;
    let local = world_to_directional_light_local(0u, 0u, vec4(place + aside + nearer, 1.0));
    let seen = sample_shadow_map_castano_thirteen(local.xy, local.z, i32((*lamp).depth_texture_base_index));
    let casts = ((*lamp).flags & DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) != 0u;
    return select(1.0, seen, casts && local.w != 0.0);
}
#endif

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    var colour = in.color * surface.tint * textureSample(picture, picture_sampler, in.uv);
#ifdef LIT
    let normal = normalize(in.world_normal);
    let lamp = &lights.directional_lights[0];
    var facing = max(dot(normal, (*lamp).direction_to_light), 0.0);
#ifdef SHADED
    facing *= lamp_seen(in.world_position.xyz, normal);
#endif
    let key = (*lamp).color.rgb * (view.exposure / PI);
    let room = mix(surface.around.rgb, surface.above.rgb, max(normal.y, 0.0)) * view.exposure;
    // The lamp hangs over the board: further away the table lies in the dark.
    let distance = length(in.world_position.xz);
    let pool = 1.0 - 0.97 * smoothstep(5.0, 24.0, distance);
    var light = colour.rgb * (key * facing + room) * pool;
#ifdef GLOSSY
    let eye = normalize(view.world_position - in.world_position.xyz);
    let halfway = normalize(eye + (*lamp).direction_to_light);
    light += key * facing * pow(max(dot(normal, halfway), 0.0), surface.gloss.x) * surface.gloss.y;
    let mirrored = reflect(-eye, normal);
    let grazing = pow(1.0 - max(dot(normal, eye), 0.0), 5.0);
    let mirror = mix(surface.gloss.z, 0.6, grazing);
    light += mix(surface.around.rgb * 0.4, surface.above.rgb, max(mirrored.y, 0.0)) * view.exposure * mirror;
#endif
    colour = vec4(light, colour.a);
#ifdef TONEMAP_IN_SHADER
    colour = tone_mapping(colour, view.color_grading);
#endif
#endif
    return colour;
}
