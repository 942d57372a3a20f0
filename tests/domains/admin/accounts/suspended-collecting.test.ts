import { describe, it } from "vitest";
import { fillDemo } from "~/domains/demo/fill-demo.server";
import { requestDemoWork } from "~/domains/demo/request-demo.server";
import { checkImport } from "~/domains/directory/imports/check-import.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import { requeueStaleImports } from "~/domains/directory/imports/with-lease.server";
import { claimResearch, releaseResearch } from "~/domains/directory/research/research-lease.server";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import { entrySchema } from "~/domains/marketing/forms/form-schema";
import { ingestFormLead, stampOf } from "~/domains/marketing/forms/ingest-form-lead.server";
import { requeueFormEntries } from "~/domains/marketing/forms/waiting-entries.server";
import { followLink } from "~/domains/marketing/links/links.server";
import { queueSyncs } from "~/domains/marketing/platforms/request-sync.server";
import { workOnDuplicates } from "~/domains/merging/duplicate-scan/run-scan.server";
import { requestSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { followClick } from "~/domains/replies/responses/follow-click.server";
import { requeuePlatformEvents } from "~/domains/social-leads/inbound/ingest-events.server";
import { ingestFormEntries } from "~/domains/social-leads/ingest-form-entries.server";
import { clickLink } from "~/domains/suppressions/links.server";
import { upload } from "../../../support/fixtures/imports";
import { makeSearch } from "../../../support/fixtures/lead-search";
import { marketingForm, marketingLink, PHONE } from "../../../support/fixtures/marketing";
import { sentTo } from "../../../support/fixtures/outreach";
import { outcome } from "../../../support/fixtures/people";
import { connectedBusiness } from "../../../support/fixtures/platforms";
import { whatsappEvent } from "../../../support/fixtures/platforms-events";
import {
  type Act,
  count,
  expectStop,
  jobOf,
  payingBusiness,
  sweep,
} from "../../../support/fixtures/suspended";
import { env, testContext } from "../../../support/harness/context";

async function filledForm() {
  const business = await payingBusiness();
  const form = await marketingForm(business);
  const at = Date.now();
  const send = (n: number) =>
    outcome(
      ingestFormLead(
        { ...testContext(), now: () => new Date(at + 10_000) },
        form,
        entrySchema("en").parse({
          name: "Amina",
          email: `amina-${n}@shop.example`,
          message: `Which lamp ${n}?`,
          consent: true,
          stamp: stampOf({ ...testContext(), now: () => new Date(at) }, form),
        }),
      ),
    );
  return { business, form, send };
}

async function interested() {
  const business = await payingBusiness();
  const { waitingId, messageId } = await sentTo(business, `b-${crypto.randomUUID()}@buyer.test`);
  return { business, waitingId, messageId };
}

const ACTS: Act[] = [
  [
    "redirecting a short link",
    async () => {
      const business = await payingBusiness();
      const { code } = await marketingLink(business);
      const visitor = { address: "203.0.113.7", method: "GET", userAgent: PHONE, purpose: null };
      let followed = 0;
      return {
        business,
        act: async () => {
          if ((await outcome(followLink(testContext(), code, visitor))) === "passed") followed += 1;
        },
        done: async () => followed,
      };
    },
  ],
  [
    "redirecting a link of an email",
    async () => {
      const { business, waitingId } = await interested();
      const token = clickLink(testContext(), waitingId, "https://shop.example/").split("/c/")[1] ?? "";
      let followed = 0;
      return {
        business,
        act: async () => {
          const clicker = { method: "GET", userAgent: PHONE, purpose: null };
          if ((await outcome(followClick(testContext(), token, clicker))) === "passed") followed += 1;
        },
        done: async () => followed,
      };
    },
  ],
  [
    "collecting a form entry",
    async () => {
      const { business, form, send } = await filledForm();
      let sent = 0;
      return {
        business,
        act: () => {
          sent += 1;
          return send(sent);
        },
        done: () => count("form_entries where form_id = ?", form.id),
      };
    },
  ],
  [
    "making leads of form entries",
    async () => {
      const { business, send } = await filledForm();
      await send(1);
      return {
        business,
        act: () => ingestFormEntries(jobOf(business)),
        done: () => count("social_leads where account_id = ?", business.account.id),
      };
    },
  ],
  [
    "queueing form entries",
    async () => {
      const { business, send } = await filledForm();
      await send(1);
      return sweep(business, requeueFormEntries, (job) => job.accountId === business.account.id);
    },
  ],
  [
    "taking what a platform's webhook tells",
    async () => {
      const business = await connectedBusiness("whatsapp");
      return {
        business,
        act: () => business.tell(whatsappEvent({ id: `wamid.${crypto.randomUUID()}`, at: new Date() })),
        done: () => count("platform_events where account_id = ?", business.account.id),
      };
    },
  ],
  [
    "making leads of a platform's events",
    async () => {
      const business = await connectedBusiness("whatsapp");
      await business.tell(whatsappEvent({ id: `wamid.${crypto.randomUUID()}`, at: new Date() }));
      return {
        business,
        act: business.work,
        done: () => count("social_leads where account_id = ?", business.account.id),
      };
    },
  ],
  [
    "queueing a platform's events",
    async () => {
      const business = await connectedBusiness("whatsapp");
      await business.tell(whatsappEvent({ id: `wamid.${crypto.randomUUID()}`, at: new Date() }));
      return sweep(business, requeuePlatformEvents, (job) => job.connectionId === business.connection.id);
    },
  ],
  [
    "queueing a sync of a platform",
    async () => {
      const business = await connectedBusiness("whatsapp");
      return sweep(business, queueSyncs, (job) => job.connectionId === business.connection.id);
    },
  ],
  [
    "checking an import",
    async () => {
      const business = await payingBusiness();
      const row = await upload(business.ctx, "name,country\nAcme,Kenya\n");
      await confirmImportMapping(business.ctx, row.id, {
        mapping: row.mapping as never,
        onDuplicate: "skip",
      });
      return {
        business,
        act: () => checkImport(jobOf(business), row.id),
        done: () => count("imports where id = ? and status = 'checked'", row.id),
      };
    },
  ],
  [
    "queueing an import",
    async () => {
      const business = await payingBusiness();
      const row = await upload(business.ctx, "name,country\nAcme,Kenya\n");
      await confirmImportMapping(business.ctx, row.id, {
        mapping: row.mapping as never,
        onDuplicate: "skip",
      });
      return sweep(business, requeueStaleImports, (job) => job.importId === row.id);
    },
  ],
  [
    "a lead search",
    async () => {
      const business = await payingBusiness();
      const { id } = await makeSearch(business.ctx);
      const { runNumber } = await startLeadSearch(business.ctx, id);
      return {
        business,
        act: () => runLeadSearch(jobOf(business), { searchId: id, runNumber }),
        done: () => count("lead_searches where id = ? and status = 'completed'", id),
      };
    },
  ],
  [
    "research that no one else asked for",
    async () => {
      const business = await payingBusiness();
      const { id } = business.account;
      await env.DB.batch([
        env.DB.prepare("update research_runs set stopped_at = 1 where stopped_at is null"),
        env.DB.prepare("update research_requests set ended_at = 1 where ended_at is null"),
        env.DB.prepare(
          "insert into research_requests (account_id, by_user_id, target_count, requested_at) values (?, ?, 1000000, 1)",
        ).bind(id, business.user.userId),
        env.DB.prepare("insert into research_runs (target_count, started_at) values (1000000, 1)"),
      ]);
      let claimed = 0;
      return {
        business,
        act: async () => {
          const lease = await claimResearch(testContext());
          if (!lease) return;
          claimed += 1;
          await releaseResearch(testContext(), lease);
        },
        done: async () => claimed,
      };
    },
  ],
  [
    "finding duplicates",
    async () => {
      const business = await payingBusiness();
      await requestSearch(business.ctx);
      return {
        business,
        act: () => workOnDuplicates(jobOf(business)),
        done: () => count("duplicate_scans where account_id = ? and step = 'done'", business.account.id),
      };
    },
  ],
  [
    "filling an account with demo work",
    async () => {
      const business = await payingBusiness();
      await requestDemoWork(business.ctx);
      return {
        business,
        act: () => fillDemo(jobOf(business)),
        done: () => count("demo_fills where account_id = ? and steps_done > 0", business.account.id),
      };
    },
  ],
];

describe("while its account is suspended", () => {
  it.each(ACTS)("stops %s, and resumes it after reactivation", (_, prepare) => expectStop(prepare));
});
