import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { approvedAgent } from "../../support/fixtures/agents";
import { sharedWithAgent } from "../../support/fixtures/shared-leads";
import type { Row } from "../table";

const { home, leads, tasks, orders, commission, affiliate, profile, help, offline } = {
  ...paths.agent,
  ...DASHBOARD,
};

const theirLead = async () => (await sharedWithAgent(1)).shared[0]?.id ?? 0;
const theirAgent = async () => (await approvedAgent()).agent.id;
const referral = { referredEmail: "referred@people.example" };
const event = { kind: "note", text: "Called" };

const call = (tail: string, row: Partial<Row> = {}): Row => ({
  path: `/api/agents/:agentId/${tail}`,
  kind: "call",
  access: "user",
  foreign: theirAgent,
  ...row,
});

const screens: Row[] = [home, leads, tasks, orders, commission, help, offline, DASHBOARD.offlineWorker].map(
  (path) => ({ path, kind: "page", access: "agent" }),
);

export const agentsRows: Row[] = [
  ...screens,
  { path: affiliate, kind: "page", access: "agent", methods: ["GET", "POST"], body: referral },
  { path: profile, kind: "page", access: "agent", methods: ["GET", "POST"], body: { languages: "Swahili" } },
  { path: "/agent-modules/:file", kind: "page", access: "public" },
  {
    path: "/agent/leads/:sharedLeadId/person",
    kind: "page",
    access: "agent",
    methods: ["GET", "POST"],
    foreign: theirLead,
    body: { contactName: "Achieng Odhiambo", phoneNumber: "+254712345678" },
  },
  {
    path: "/agent/leads/:sharedLeadId",
    kind: "page",
    access: "agent",
    methods: ["GET", "POST"],
    foreign: theirLead,
    body: event,
  },
  {
    path: "/agent/tasks/:sharedLeadId/done",
    kind: "page",
    access: "agent",
    methods: ["POST"],
    foreign: theirLead,
  },
  call("referrals", { methods: ["GET", "POST"], body: referral }),
  call("languages", { methods: ["PUT"], body: { languages: "Swahili" } }),
  call("skills", { methods: ["PUT"], body: { skills: ["Negotiation"] } }),
  call("leads"),
  call("tasks"),
  call("leads/:sharedLeadId"),
  call("leads/:sharedLeadId/events", { methods: ["GET", "POST"], body: event }),
  call("leads/:sharedLeadId/person", {
    methods: ["POST"],
    body: { contactName: "Achieng Odhiambo", phoneNumber: "+254712345678" },
  }),
  call("leads/:sharedLeadId/step", { methods: ["PATCH"], body: { isDone: true } }),
];
