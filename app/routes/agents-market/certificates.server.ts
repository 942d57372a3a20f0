import type { BusinessContext } from "~/core/context";
import { validTitlesOf } from "~/domains/training/certificates/certificates.server";

/** Agents with the titles of their valid certificates. */
export async function withCertificates<Row extends { userId: number }>(ctx: BusinessContext, rows: Row[]) {
  const titles = await validTitlesOf(
    ctx,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, ...row }) => ({ ...row, certificates: titles.get(userId) ?? [] }));
}
