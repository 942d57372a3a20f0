const LEADS = "/agent/leads";
const TASKS = "/agent/tasks";

export const AGENT = {
  home: "/agent",
  apply: "/agent-auth?mode=signup",
  auth: "/agent-auth",
  authLogin: "/agent-auth?mode=login",
  login: "/agent-login",
  leads: LEADS,
  lead: (sharedLeadId: number) => `${LEADS}/${sharedLeadId}`,
  tasks: TASKS,
  stepDone: (sharedLeadId: number) => `${TASKS}/${sharedLeadId}/done`,
  orders: "/agent/orders",
  commission: "/agent/commission",
  affiliate: "/agent/affiliate",
  training: "/agent/training",
  profile: "/agent/profile",
  businesses: "/agent/businesses",
  help: "/agent/help",
  onboarding: "/agent-onboarding",
};
