//! What is said of ZeN, the game on a torus, only.

use crate::games::torus::{Chain, Form, LoopClass};
use crate::games::{Game, Kind, Player, Rules, Square, torus};
use crate::session::{GameTerms, Match};
use crate::texts::games::game_texts::{GameTexts, Instruction, KindTexts, PlayerName, WinTexts};
use crate::texts::games::player_name;
use crate::texts::{Number, Phrase, Text};

pub(super) static TEXTS: KindTexts = KindTexts {
    player_names: [PlayerName::Letter("Z"), PlayerName::Letter("N")],
    levels: [
        Phrase::TorusLevel0,
        Phrase::TorusLevel1,
        Phrase::TorusLevel2,
        Phrase::TorusLevel3,
        Phrase::TorusLevel4,
        Phrase::TorusLevel5,
        Phrase::TorusLevel6,
    ],
    title_in_list: Some(Phrase::TorusTitleInList),
    description: Phrase::TorusDescription,
    aim: Phrase::TorusAim,
    author: Phrase::TorusAuthor,
    licence: Phrase::TorusLicence,
    themes: [Phrase::TorusThemeUsual, Phrase::TorusThemeOther],
};

/// The stones of the balanced opening.
const OPENING_STONES: usize = 3;

impl GameTexts for Game<torus::Position> {
    fn instruction(&self, chosen: Option<Square>) -> Instruction {
        match chosen.filter(|&square| self.position().stone(square).is_some()) {
            None if self.plies().len() < 2 => Phrase::TorusInstructionDrop.into(),
            None => Phrase::TorusInstruction.into(),
            Some(_) => Phrase::TorusInstructionLink.into(),
        }
    }

    fn opening(&self, played: &Match, second: Text) -> Option<Phrase> {
        let GameTerms::Torus { balanced_opening: true, .. } = played.terms().game else { return None };
        let (round, plies) = (played.round(), self.plies().len());
        if round.choice().is_some() || plies >= OPENING_STONES {
            return None;
        }
        let colour = player_name(Kind::Torus, self.position().to_move());
        let number = (plies + 1).to_string().into();
        Some(Phrase::TorusOpening { number, stones: OPENING_STONES.to_string().into(), colour, second })
    }

    fn choice_of_side(&self) -> Option<Phrase> {
        Some(Phrase::TorusChoiceOfSide)
    }

    fn chain(&self, square: Square) -> Option<(Player, Phrase)> {
        self.position().chain(square).map(|chain| (chain.owner, chain_reach(&chain)))
    }

    fn longest_chain(&self, player: Player) -> Option<Phrase> {
        self.position().longest_chain(player).map(|chain| chain_reach(&chain))
    }
}

impl WinTexts for torus::WinReason {
    fn explanation(&self, winner: Text, _loser: Text) -> Phrase {
        let Self::Loop(class) = self;
        Phrase::TorusWinLoop { winner, loop_class: loop_name(*class).into() }
    }
}

/// A loop of this class.
fn loop_name(class: LoopClass) -> Phrase {
    let [east, north] = [class.east(), class.north().abs()].map(Number::from);
    match (class.east(), class.north()) {
        (_, 0) => Phrase::TorusLoopHorizontal,
        (0, _) => Phrase::TorusLoopVertical,
        (1, 1) => Phrase::TorusLoopRising,
        (1, -1) => Phrase::TorusLoopFalling,
        (_, 1..) => Phrase::TorusLoopRisingOften { east, north },
        (_, ..=-1) => Phrase::TorusLoopFallingOften { west: east, north },
    }
}

/// How far a chain reaches.
fn chain_reach(chain: &Chain) -> Phrase {
    let stones = chain.squares.len().into();
    let (class, is_closed, reach) = match chain.form {
        Form::Closed(class) => (class, true, Phrase::TorusChainClosed { stones, loop_class: loop_name(class).into() }),
        Form::Open { nearest, missing_stones, passes_itself } => {
            let loop_class = loop_name(nearest).into();
            let missing = missing_stones.into();
            let reach = match (passes_itself, missing_stones) {
                (false, 0) => Phrase::TorusChainLacksLink { stones, loop_class },
                (false, _) => Phrase::TorusChainLacksStones { stones, missing, loop_class },
                (true, 0) => Phrase::TorusChainPassesLacksLink { stones, loop_class },
                (true, _) => Phrase::TorusChainPassesLacksStones { stones, missing, loop_class },
            };
            (nearest, false, reach)
        }
    };
    if class.wins_for() == chain.owner {
        return reach;
    }
    let owner = if chain.owner == Player::One { "z" } else { "n" };
    let chain = reach.into();
    if is_closed {
        Phrase::TorusChainWinsNothing { owner, chain }
    } else {
        Phrase::TorusChainWouldWinNothing { owner, chain }
    }
}
