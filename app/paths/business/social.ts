import { withQuery } from "../with-query";

type Id = number | string;

const HOME = "/social-leads";
const IMPORT = `${HOME}/import`;
const CAMPAIGNS = `${HOME}/campaigns`;

/** The social lead centre; what the marketing portal does with a lead stands in its own paths. */
export const SOCIAL = {
  home: HOME,
  of: (filter: { platform?: string; type?: string }) => withQuery(HOME, filter),
  lead: (leadId: Id) => `${HOME}/${leadId}`,
  removeLead: (leadId: Id) => `${HOME}/${leadId}/remove`,
  mergeLeads: (leadId: Id, otherId: Id) => withQuery(`${HOME}/${leadId}/merge`, { other: String(otherId) }),
  undoMerge: (mergeId: Id) => `${HOME}/merges/${mergeId}/undo`,
  import: IMPORT,
  importAs: (way: string, platform?: string) => withQuery(IMPORT, { way, platform }),
  importRun: (importId: Id) => `${HOME}/imports/${importId}`,
  removeImported: (importId: Id) => `${HOME}/imports/${importId}/remove`,
  campaigns: CAMPAIGNS,
  newCampaign: `${CAMPAIGNS}/new`,
  campaign: (campaignId: Id) => `${CAMPAIGNS}/${campaignId}`,
};
