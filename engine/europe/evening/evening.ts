import { replay } from '../../log/log';
import type { Command } from '../commands';
import { decide } from '../decide';
import type { Event } from '../events';
import { evolve } from '../evolve';
import type { State } from '../state';
import { cardsChapter, type CardsTold } from './cards';
import { goldChapter, type GoldTold } from './gold';
import { progressChapter, type ProgressTold } from './progress';
import { rollsChapter, type RollsTold } from './rolls';

/** What can be told of a game, at its end or in the middle of it. */
export interface Evening {
  readonly rolls: RollsTold;
  readonly cards: CardsTold;
  readonly gold: GoldTold;
  readonly progress: ProgressTold;
}

/**
 * The events of a game taken in one by one: adding the next command's costs no more than those
 * events. Going back in the log needs a new one.
 */
export class EveningBook {
  private readonly chapters;

  constructor(private state: State) {
    this.chapters = {
      rolls: rollsChapter(state),
      cards: cardsChapter(state),
      gold: goldChapter(state),
      progress: progressChapter(state),
    };
  }

  add(command: number, events: readonly Event[]): void {
    const { rolls, cards, gold, progress } = this.chapters;
    for (const event of events) {
      const before = this.state;
      const after = evolve(before, event);
      const moment = { command, event, before, after };
      rolls.take(moment);
      cards.take(moment);
      gold.take(moment);
      progress.take(moment);
      this.state = after;
    }
  }

  read(): Evening {
    const { rolls, cards, gold, progress } = this.chapters;
    return {
      rolls: rolls.read(),
      cards: cards.read(),
      gold: gold.read(),
      progress: progress.read(),
    };
  }
}

export function eveningOf(start: State, commands: readonly Command[]): Evening {
  const book = new EveningBook(start);
  for (const { at, events } of replay(start, commands, decide).entries) book.add(at, events);
  return book.read();
}
