// The shader of all surfaces of the 3D view, see surface.rs.

#import bevy_pbr::forward_io::{Vertex, VertexOutput}
#import bevy_pbr::mesh_functions
#import bevy_pbr::mesh_view_bindings::{lights, view}
#import bevy_pbr::mesh_view_types::DIRECTIONAL_LIGHT_FLAGS_SHADOWS_ENABLED_BIT
#import bevy_pbr::view_transformations::position_world_to_clip
#ifdef SHADED
#import bevy_pbr::shadow_sampling::sample_shadow_map_castano_thirteen
#import bevy_pbr::shadows::world_to_directional_light_local
#endif
#ifdef TONEMAP_IN_SHADER
#import bevy_core_pipeline::tonemapping::tone_mapping
#endif

struct Surface {
    tint: vec4<f32>,
    // The ambient light from above and from the sides.
    above: vec4<f32>,
    around: vec4<f32>,
    // Exponent and strength of the specular highlight, and the reflectance at normal incidence.
    gloss: vec4<f32>,
    // The torus: columns and rows, how far it is folded, the opacity of its copies, and how many cells of them are seen.
    torus: vec4<f32>,
    // The doughnut: aspect, thickness of the tube, least bend, and spacing of the outer cells, see `Torus::DOUGHNUT`.
    doughnut: vec4<f32>,
    // The colour of the background, into which the copies of the torus fade.
    background: vec4<f32>,
    // For surfaces without shadows: half the size of the fully lit part, the light that is left far from it, and over which
    // distance it falls off.
    fading: vec4<f32>,
    // How much brighter sunbeams are; the direction across the beams.
    sun: vec4<f32>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> surface: Surface;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var picture_sampler: sampler;

const PI: f32 = 3.14159265;

struct Bent {
    place: vec3<f32>,
    normal: vec3<f32>,
}

fn sinc(angle: f32) -> f32 {
    return sin(angle) / angle;
}

// Bends a place of the frame and its normal: the same as `Torus::bend` in geometry/torus.rs, where it is explained.
fn bend(place: vec3<f32>, normal: vec3<f32>) -> Bent {
    let side = surface.torus.x;
    let aspect = surface.doughnut.x;
    let thickness = surface.doughnut.y;
    let least = surface.doughnut.z;
    let turn = 2.0 * PI / side;
    let rolled = clamp(surface.torus.y, least, 1.0);
    let ring = clamp(surface.torus.y - 1.0, 0.0, 1.0);
    let radius = mix(1.0, thickness, ring) / turn;
    let spacing = surface.doughnut.w;
    let even = atan(1.0 / spacing) - turn * place.z / 2.0;
    let from_outside = 2.0 * atan2(spacing * sin(even), cos(even));
    let higher = spacing / (cos(even) * cos(even) + spacing * spacing * sin(even) * sin(even));
    let angle = mix(rolled * turn * place.z, PI / 2.0 - from_outside, ring);
    let scale_z = radius * turn * mix(1.0, higher, ring);
    let out = radius / rolled * sin(angle);
    let up = radius / rolled * (cos(angle) - sinc(PI * rolled));
    var bent = vec3(place.x, up, out);
    var across = vec3(1.0, 0.0, 0.0);
    var upright = vec3(0.0, cos(angle), sin(angle));
    var along = vec3(0.0, -sin(angle), cos(angle));
    var scale_x = 1.0;
    if ring > 0.0 {
        let part = max(ring, least);
        let length = side * mix(1.0, thickness * aspect, part);
        let wide = length / (2.0 * PI * part);
        let around = turn * part * place.x;
        let round = mat3x3(
            vec3(cos(around), 0.0, -sin(around)),
            vec3(0.0, 1.0, 0.0),
            vec3(sin(around), 0.0, cos(around)),
        );
        bent = round * vec3(0.0, up, wide + out) - vec3(0.0, 0.0, wide * sinc(PI * part));
        across = round * across;
        upright = round * upright;
        along = round * along;
        scale_x = (length + 2.0 * PI * part * out) / side;
    }
    bent += upright * place.y * min(scale_x, scale_z);
    return Bent(bent, across * normal.x + upright * normal.y + along * normal.z);
}

@vertex
fn vertex(in: Vertex) -> VertexOutput {
    var out: VertexOutput;
    let world_from_local = mesh_functions::get_world_from_local(in.instance_index);
    out.world_position = mesh_functions::mesh_position_local_to_world(world_from_local, vec4(in.position, 1.0));
    out.world_normal = mesh_functions::mesh_normal_local_to_world(in.normal, in.instance_index);
    if surface.torus.y > 0.0 {
        let bent = bend(out.world_position.xyz, out.world_normal);
        out.world_position = vec4(bent.place, 1.0);
        out.world_normal = bent.normal;
    }
    out.position = position_world_to_clip(out.world_position.xyz);
    // Each piece is cut from another part of its texture, and may be rotated: see piece_materials.rs.
    let cut = mesh_functions::get_tag(in.instance_index);
    let turned = f32(cut >> 16u) * (2.0 * PI / 65536.0);
    let along = vec2(cos(turned), sin(turned));
    let origin = vec2(f32(cut & 255u), f32((cut >> 8u) & 255u)) / 256.0;
    out.uv = origin + vec2(dot(in.uv, along), along.x * in.uv.y - along.y * in.uv.x);
    out.color = in.color;
#ifdef VERTEX_OUTPUT_INSTANCE_INDEX
    out.instance_index = in.instance_index;
#endif
    return out;
}

// The opacity of a place: beside the frame of a torus the copies fade into the background.
//
// It does not branch, so `&` and not `&&`: with a branch on a uniform here, Mesa's software renderer (lavapipe 22.3) compiled the
// shader anew in every frame and kept the result, see docs/performance.md.
fn seen(place: vec3<f32>) -> f32 {
    let is_flat_torus = (surface.torus.x != 0.0) & (surface.torus.y <= 0.0);
    let beside = max(abs(place.x), abs(place.z)) - surface.torus.x / 2.0;
    let fading = 0.66 * surface.torus.z * (1.0 - smoothstep(0.3, surface.torus.w, beside));
    return select(1.0, fading, is_flat_torus & (beside >= 0.001));
}

#ifdef SHADED
// The part of the key light that reaches a place: Bevy's Castano filter (percentage-closer filtering, PCF) on the single shadow
// map. Bevy's general function also handles more cascades and other filters, which cost time in a software renderer.
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
    let ambient = mix(surface.around.rgb, surface.above.rgb, max(normal.y, 0.0)) * view.exposure;
    var light = colour.rgb * (key * facing + ambient);
#ifdef OPEN
    // The light falls off with the distance from the board, except in the sunbeams.
    let place = in.world_position.xz;
    let beside = length(max(abs(place) - surface.fading.xy, vec2(0.0)));
    let beam = abs(fract(dot(place, surface.sun.yz)) - 0.5);
    let sun = surface.sun.x * smoothstep(0.14, 0.22, beam) * smoothstep(0.0, 1.0, beside);
    light *= mix(1.0, surface.fading.z, smoothstep(0.0, surface.fading.w, beside)) * (1.0 + sun);
#endif
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
    let part = seen(in.world_position.xyz);
#ifdef SEE_THROUGH
    return vec4(colour.rgb, colour.a * part);
#else
    return vec4(mix(surface.background.rgb, colour.rgb, part), colour.a);
#endif
}
