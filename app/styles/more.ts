import charts from "./entries/later-charts.css?url";
import choices from "./entries/later-choices.css?url";
import deals from "./entries/later-deals.css?url";
import leads from "./entries/later-leads.css?url";
import lists from "./entries/later-lists.css?url";
import scores from "./entries/later-scores.css?url";

const sheet = (href: string) => () => [{ rel: "stylesheet", href }];

/** `links` of a working screen whose style is "charts": what a page that was not loaded as such fetches before it shows it. */
export const chartsLinks = sheet(charts);

/** The same of "deals". */
export const dealsLinks = sheet(deals);

/** The same of "leads". */
export const leadsLinks = sheet(leads);

/** The same of "lists". */
export const listsLinks = sheet(lists);

/** The same of "scores". */
export const scoresLinks = sheet(scores);

/** The same of "choices". */
export const choicesLinks = sheet(choices);
