import { countryName } from "~/core/places/countries";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { requestSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import type { DemoEvent, EventOf } from "../plan/event";
import type { DemoPerson } from "../plan/people";
import {
  addDealTask,
  finishTask,
  moveDeal,
  noteDeal,
  openDeal,
  remindOfTask,
  valueDeal,
} from "./deal-work.server";
import type { Work } from "./demo-context.server";
import { addPeople, importFile, runSearch, valueLead } from "./find-work.server";
import { mailDay } from "./mail-day.server";
import { addDemoMailbox, readNotices, runCampaign, writeTemplate } from "./mail-work.server";
import { assignSome, deleteSome, deleteUnfound, saveDemoView, tagSome } from "./order-work.server";

/** Imports a file with existing companies in other spellings, and adds contacts who already exist. */
async function writeDuplicates(work: Work, { at, file, people }: EventOf<"duplicates">) {
  await importFile(work, { at, kind: "import", file });
  for (const { name, title, company } of people) {
    const location = `${company.city}, ${countryName(company.country)}`;
    const person = { contactName: name, contactTitle: title, companyName: company.name, location };
    await createContact(work.ctx, ContactInput.parse(person));
  }
  await requestSearch(work.ctx);
  await work.settle();
}

interface Around {
  people: ReadonlyMap<string, DemoPerson>;
  at: (time: Date) => Work;
}

type Does = {
  [Kind in DemoEvent["kind"]]: (work: Work, event: EventOf<Kind>, around: Around) => Promise<unknown>;
};

const DOES: Does = {
  import: importFile,
  people: addPeople,
  search: runSearch,
  duplicates: writeDuplicates,
  lead: valueLead,
  mailbox: addDemoMailbox,
  template: writeTemplate,
  campaign: runCampaign,
  "mail-day": (work, _, { people, at }) => mailDay(work, people, at),
  "read-notices": readNotices,
  deal: openDeal,
  value: valueDeal,
  move: moveDeal,
  note: noteDeal,
  task: addDealTask,
  "task-due": remindOfTask,
  "task-done": finishTask,
  tag: tagSome,
  assign: assignSome,
  view: saveDemoView,
  delete: deleteSome,
  "delete-unfound": deleteUnfound,
};

/** Applies one event of the plan with the functions that the user interface calls. */
export const applyEvent = (event: DemoEvent, base: Date, around: Around) =>
  (DOES[event.kind] as (work: Work, event: DemoEvent, around: Around) => Promise<unknown>)(
    around.at(new Date(base.getTime() + event.at * 60_000)),
    event,
    around,
  );
