import { env } from "./context";
import { shareOf } from "./share-of";

/** Whether everything is tested (`npm run test:all`), not only the gate (`npm test`). */
export const isExhaustive = env.TEST_SCOPE === "all";

/** All of a table, or in the gate a share of it, always the same for the same names. */
export const sampled = <Case extends { name: string }>(cases: Case[], share: number): Case[] =>
  isExhaustive ? cases : cases.filter(({ name }) => shareOf(name) < share);

/** Whether a case belongs to one of `parts` parts. The gate tests each case in one part; otherwise every part has all cases. */
export const isInPart = (name: string, part: number, parts: number): boolean =>
  isExhaustive || Math.floor(shareOf(name) * parts) === part;
