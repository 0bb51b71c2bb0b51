"""Random rollouts of OpenSpiel's C++ core: prints plies a second and the mean length of a game.

openspiel.py <game, as OpenSpiel calls it> <seconds> <seed>

The rollouts are those of the random rollout evaluator of OpenSpiel's MCTS bot. Both run in C++; with many rollouts for each
simulation the bot's own tree costs nothing. How many moves a rollout makes the bot does not tell: the mean length of a game
is measured on random games of the same core, played move by move.
"""

import random
import sys
import time

import pyspiel

GAMES_FOR_LENGTH = 1000
ROLLOUTS = 100
SIMULATIONS = 2


def mean_length(game, seed):
    choose = random.Random(seed).choice
    plies = 0
    for _ in range(GAMES_FOR_LENGTH):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
            plies += 1
    return plies / GAMES_FOR_LENGTH


def main():
    name, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    game = pyspiel.load_game(name)
    length = mean_length(game, seed)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 10, False, seed, False)
    state = game.new_initial_state()
    bot.step(state)
    games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        bot.step(state)
        games += SIMULATIONS * ROLLOUTS
    elapsed = time.perf_counter() - start
    # The first simulation starts its rollouts from the beginning of the game, the second one move later.
    print(f"{games * (length - 0.5) / elapsed:.0f} {length:.1f}")


main()
