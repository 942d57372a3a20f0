import type { researchErrors } from "../tables";
import { sourceStateJson } from "./json";
import type { ResearchSource } from "./open-source.server";

export const researchSourceJson = (source: ResearchSource) => ({
  id: source.id,
  kind: source.kind,
  ...sourceStateJson(source),
  detail: source.detail,
  failures: source.failures,
  address: source.address,
  format: source.format,
  licenceUrl: source.licenceUrl,
  homeUrl: source.homeUrl,
  hasKey: source.encryptedKey !== null,
});

export const researchErrorJson = ({ at, reason, detail }: typeof researchErrors.$inferSelect) => ({
  at: at.toISOString(),
  reason,
  detail,
});
