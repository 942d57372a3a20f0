import { approvedMarketing } from "../../support/fixtures/marketing";
import { writtenTo } from "../../support/fixtures/platforms";
import { socialLead } from "../../support/fixtures/social-leads";
import type { Creating } from "../creating";

const of = (table: string) => `select count(*) n from ${table} where account_id = ?1`;

export const CREATING_SOCIAL: Record<string, Creating> = {
  "/social-leads/campaigns/new": {
    shown: "/social-leads/campaigns/new?leadIds=:id",
    id: async (person) => (await socialLead(person)).id,
    body: (_person, id) => ({ name: "Freezers", leadIds: `${id}`, type: "email" }),
    callBody: (_person, id) => ({ name: "Freezers", leadIds: [id], type: "email" }),
    rows: of("social_campaigns"),
    call: "/api/campaigns",
  },
  "/marketing/leads/:id/contact": {
    id: async (person) => {
      await approvedMarketing(person);
      return (await socialLead(person)).id;
    },
    body: () => ({ way: "mail" }),
    rows: of("social_lead_touches"),
    call: "/api/marketing/social-leads/:id/contact",
  },
  "/marketing/leads/:id/reply": {
    id: async (person) => {
      await approvedMarketing(person);
      return writtenTo(person);
    },
    body: () => ({ text: "We have it in stock." }),
    rows: "select count(*) n from social_messages where direction = 'out' and account_id = ?1",
    call: "/api/marketing/social-leads/:id/messages",
  },
};
