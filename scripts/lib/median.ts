interface Patience {
  /** Before anything counts, for the compiler to see what is hot. */
  readonly warmUp?: number;
  readonly rounds?: number;
  readonly round?: number;
}

/** Time of this process, not of the clock on the wall: whatever else the machine does is no matter. */
function processorMicroseconds(run: () => unknown, times: number): number {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Median of some rounds, in microseconds. */
export function medianMicroseconds(
  run: () => unknown,
  { warmUp = 0, rounds = 9, round = 10_000 }: Patience = {},
): number {
  for (let spent = 0; spent < warmUp;) spent += processorMicroseconds(run, 10);
  let times = 1;
  while (processorMicroseconds(run, times) < round) times *= 2;
  const each = Array.from({ length: rounds }, () => processorMicroseconds(run, times) / times);
  return each.sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
}
