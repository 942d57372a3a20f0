import type { BusinessContext } from "~/core/context";
import { validTitlesOf } from "~/domains/training/certificates/certificates.server";

/** Adds the titles of valid certificates to each agent. */
export async function withCertificates<Row extends { userId: number }>(ctx: BusinessContext, rows: Row[]) {
  const titles = await validTitlesOf(
    ctx,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, ...row }) => ({ ...row, certificates: titles.get(userId) ?? [] }));
}
