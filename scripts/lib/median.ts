/** Median of some rounds, in microseconds of this process: what else the machine does is no matter. */
export function medianMicroseconds(run: () => unknown, rounds = 9, round = 10_000): number {
  const spent = (times: number): number => {
    const before = process.cpuUsage();
    for (let i = 0; i < times; i++) run();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  let times = 1;
  while (spent(times) < round) times *= 2;
  const each = Array.from({ length: rounds }, () => spent(times) / times);
  return each.sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
}
