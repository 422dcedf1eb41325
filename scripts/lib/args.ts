/** The whole number a script was given, or what it does without one. */
export function countFrom(args: readonly string[], otherwise: number, usage: string): number {
  const [given] = args;
  if (given === undefined) return otherwise;
  if (args.length === 1 && /^\d+$/.test(given)) return Number(given);
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
