import type { AccountContext } from "~/core/context";
import { readerZone } from "~/core/time/time-zones";
import { listImportsWithPeople } from "~/domains/directory/imports/imports.server";
import { listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { reachedText } from "~/domains/lead-search/view";
import { readyMailboxes, withPause } from "~/domains/mailboxes/ready-mailboxes.server";
import { listTagNames } from "~/domains/tags/tags.server";
import { listTemplateNames } from "~/domains/templates/join-templates.server";

import { parseSource, sourceText } from "./audience/audience";
import { audienceName, listAudiences } from "./audience/audiences.server";

const OFFERED = 200;
const OFFERED_IMPORTS = 20;
const OFFERED_LISTS = 50;

const ALL = [
  { value: "contacts:scope=own", label: "Your contacts", group: "Contacts" },
  { value: "contacts:", label: "All contacts", group: "Contacts" },
];

async function audienceChoices(ctx: AccountContext, current: string) {
  const searches = await listLeadSearches(ctx, { limit: OFFERED });
  const lists = await listAudiences(ctx, OFFERED_LISTS);
  const saved = new Set(lists.map(({ source }) => sourceText(source)));
  const imports = await listImportsWithPeople(ctx, OFFERED_IMPORTS);
  const tags = await listTagNames(ctx);
  const options = [
    ...searches.rows.map(({ id, searchName, resultsCount, reachableCount }) => ({
      value: `search:${id}`,
      label: `${searchName} (${resultsCount === 0 ? "no leads yet" : reachedText(reachableCount, resultsCount)})`,
      group: "Lead searches",
    })),
    ...lists.map(({ id, name }) => ({ value: `list:${id}`, label: name, group: "Saved lists" })),
    ...imports
      .filter(({ id }) => !saved.has(`import:${id}`))
      .map(({ id, fileName }) => ({
        value: `import:${id}`,
        label: `Imported from ${fileName}`,
        group: "Imports",
      })),
    ...tags.map(([id, name]) => ({ value: `tag:${id}`, label: name, group: "Tags" })),
    ...ALL,
  ];
  const source = parseSource(current);
  if (!source || options.some(({ value }) => value === current)) return options;
  const label = await audienceName(ctx, source).catch(() => null);
  return label === null ? options : [{ value: current, label, group: "Selected contacts" }, ...options];
}

/** `audience` is the chosen one, which may not be a saved list. */
export async function campaignChoices(ctx: AccountContext, audience = "") {
  const templates = await listTemplateNames(ctx, OFFERED);
  const mailboxes = await readyMailboxes(ctx);
  return {
    zone: readerZone(ctx),
    templates: templates.map(({ id, name }) => ({ value: String(id), label: name })),
    audiences: await audienceChoices(ctx, audience),
    mailboxes: mailboxes.map((mailbox) => ({
      value: String(mailbox.id),
      label: withPause(mailbox, `${mailbox.fromName} <${mailbox.fromAddress}>`),
    })),
  };
}
export type CampaignChoices = Awaited<ReturnType<typeof campaignChoices>>;
