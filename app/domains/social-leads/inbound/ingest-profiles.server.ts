import type { metaGraph } from "~/adapters/platforms/meta-graph";
import { PlatformError } from "~/adapters/platforms/platform-error";
import type { AccountContext } from "~/core/context";
import { chunksOf } from "~/core/lists/in-batches";
import { append } from "~/core/lists/unbounded";
import { noteHealth, type UsedConnection } from "~/domains/marketing/platforms/connections.server";
import type { MetaPlatformName } from "~/domains/marketing/platforms/names";
import type { Capture } from "../capture";
import {
  type InboundMessage,
  ingestMessageStatements,
  knownPeople,
} from "../conversations/ingest-messages.server";
import { noticeStatements } from "../conversations/tell-of-messages.server";
import { ingestSocialLeads } from "../ingest-lead.server";
import { resumeStatement, suppressOptedOut } from "../ingest-opt-out.server";
import { captureOfLead, captureOfMessage, captureOfPreference, type NamedAd } from "./capture-of-meta";
import type { MetaEvent } from "./meta-event";
import type { PlatformEvent } from "./tables";

const FETCH_CONCURRENCY = 5;
const MAX_ADS = 10;
const MAX_ATTEMPTS = 20;
const MAX_WAIT_SECONDS = 6 * 3600;

export type TakenEvent = PlatformEvent & { payload: MetaEvent };
type Graph = ReturnType<typeof metaGraph>;

export interface Work {
  ctx: AccountContext;
  connection: UsedConnection;
  platform: MetaPlatformName;
  /** Null if the platform was disconnected since. */
  graph: Graph | null;
}

export type Outcome = { done: true; trouble?: string } | { done: false; seconds: number; trouble: string };

const later = (error: PlatformError, attempts: number): Outcome => ({
  done: false,
  seconds: Math.max(error.retryAfter ?? 0, Math.min(60 * 2 ** (attempts - 1), MAX_WAIT_SECONDS)),
  trouble: error.message,
});

async function readLead(
  { ctx, connection, graph, platform }: Work,
  { payload, attempts }: TakenEvent,
): Promise<Capture | Outcome> {
  if (!graph) return { done: true, trouble: "The platform was disconnected before this lead was imported." };
  try {
    return captureOfLead(await graph.lead(payload.externalId), platform, ctx.now());
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.reason === "token") await noteHealth(ctx, connection, "over", error.message);
    if (error.reason === "refused" || attempts >= MAX_ATTEMPTS) return { done: true, trouble: error.message };
    return later(error, attempts);
  }
}

async function namesOf(
  { ctx, platform, graph }: Work,
  people: readonly string[],
): Promise<Map<string, string>> {
  if (!graph || platform === "whatsapp" || people.length === 0) return new Map();
  const known = await knownPeople(ctx, platform, people);
  const names = new Map<string, string>();
  for (const some of chunksOf(
    [...new Set(people)].filter((person) => !known.has(person)),
    FETCH_CONCURRENCY,
  ))
    await Promise.all(
      some.map(async (person) => names.set(person, await graph.nameOf(platform, person).catch(() => ""))),
    );
  return names;
}

/** Names of the ads through which these people arrived; empty if the token may not read them. */
async function adsOf({ graph }: Work, messages: readonly TakenEvent[]): Promise<Map<string, NamedAd>> {
  const ids = messages.flatMap(({ payload }) => (isMessage(payload) ? (payload.referral?.id ?? []) : []));
  const ads = new Map<string, NamedAd>();
  if (!graph) return ads;
  for (const some of chunksOf([...new Set(ids)].slice(0, MAX_ADS), FETCH_CONCURRENCY))
    await Promise.all(
      some.map(async (id) => {
        const named = await graph.ad(id).catch(() => null);
        if (named) ads.set(id, named);
      }),
    );
  return ads;
}

const isMessage = (event: MetaEvent): event is MetaEvent & { kind: "message" } => event.kind === "message";
const isPreference = (event: MetaEvent): event is MetaEvent & { kind: "preference" } =>
  event.kind === "preference";

/** Processes the leads and messages of a claim; each is stored once, however often its event is processed. */
export async function ingestProfiles(
  work: Work,
  events: readonly TakenEvent[],
): Promise<Map<number, Outcome>> {
  const outcomes = new Map<number, Outcome>();
  const captures: { event: TakenEvent; capture: Capture }[] = [];
  const messages = events.filter(({ payload }) => isMessage(payload));
  const names = await namesOf(
    work,
    messages.map(({ payload }) => (isMessage(payload) ? payload.personId : "")),
  );
  const ads = await adsOf(work, messages);
  for (const event of events) {
    const { payload, receivedAt } = event;
    if (isMessage(payload)) {
      const ad = ads.get(payload.referral?.id ?? "");
      const name = names.get(payload.personId) ?? "";
      const capture = captureOfMessage(payload, work.platform, name, work.ctx.now(), ad);
      captures.push({ event, capture: { ...capture, capturedAt: capture.capturedAt ?? receivedAt } });
    } else if (isPreference(payload))
      captures.push({ event, capture: captureOfPreference(payload, work.platform, receivedAt) });
  }
  for (const some of chunksOf(
    events.filter(({ payload }) => payload.kind === "lead"),
    FETCH_CONCURRENCY,
  ))
    await Promise.all(
      some.map(async (event) => {
        const read = await readLead(work, event);
        if ("done" in read) outcomes.set(event.id, read);
        else captures.push({ event, capture: read });
      }),
    );
  const taken = await ingestSocialLeads(
    work.ctx,
    captures.map(({ capture }) => capture),
  );
  const written: InboundMessage[] = [];
  const preferences: D1PreparedStatement[] = [];
  for (const [index, { event }] of captures.entries()) {
    const result = taken[index];
    if (!result || "reason" in result)
      outcomes.set(event.id, { done: true, trouble: result?.reason ?? "Not imported." });
    else {
      outcomes.set(event.id, { done: true });
      const { payload, receivedAt } = event;
      const { lead } = result;
      // The email address of a person who opted out may only now be known.
      append(preferences, suppressOptedOut(work.ctx, [lead]));
      if (isMessage(payload)) {
        const { placeId, personId, externalId, content, text, at } = payload;
        const writtenAt = at === null ? receivedAt : new Date(at);
        written.push({ placeId, personId, externalId, content, text, leadId: lead.id, at: writtenAt });
      }
      if (isPreference(payload) && !payload.isStop)
        preferences.push(resumeStatement(work.ctx, lead.id, new Date(payload.at ?? receivedAt)));
    }
  }
  if (preferences.length > 0) await work.ctx.d1.batch(preferences);
  if (written.length > 0) {
    const people = written.map(({ leadId }) => leadId);
    const notices = await noticeStatements(work.ctx, work.platform, people);
    const { ctx, connection, platform } = work;
    const taking = ingestMessageStatements(ctx, { connectionId: connection.id, platform }, written);
    await ctx.d1.batch([...taking, ...notices]);
  }
  return outcomes;
}
