import { path } from "../path";
import { withQuery } from "../with-query";

type Id = number | string;

const HOME = "/social-leads";
const IMPORT = `${HOME}/import`;
const CAMPAIGNS = `${HOME}/campaigns`;

/** The social lead centre; the marketing portal's lead actions have separate paths. */
export const SOCIAL = {
  home: HOME,
  of: (filter: { platform?: string; type?: string }) => withQuery(HOME, filter),
  lead: (leadId: Id) => path`${HOME}/${leadId}`,
  removeLead: (leadId: Id) => path`${HOME}/${leadId}/remove`,
  mergeLeads: (leadId: Id, otherId: Id) =>
    withQuery(path`${HOME}/${leadId}/merge`, { other: String(otherId) }),
  undoMerge: (mergeId: Id) => path`${HOME}/merges/${mergeId}/undo`,
  import: IMPORT,
  importAs: (way: string, platform?: string) => withQuery(IMPORT, { way, platform }),
  importRun: (importId: Id) => path`${HOME}/imports/${importId}`,
  removeImported: (importId: Id) => path`${HOME}/imports/${importId}/remove`,
  campaigns: CAMPAIGNS,
  newCampaign: `${CAMPAIGNS}/new`,
  campaign: (campaignId: Id) => path`${CAMPAIGNS}/${campaignId}`,
};
