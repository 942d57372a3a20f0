import charts from "./entries/more-charts.css?url";
import deals from "./entries/more-deals.css?url";
import leads from "./entries/more-leads.css?url";
import lists from "./entries/more-lists.css?url";

const sheet = (href: string) => () => [{ rel: "stylesheet", href }];

/** `links` of a working screen whose style is "charts": what a page that was not loaded as such fetches before it shows it. */
export const chartsLinks = sheet(charts);

/** The same of "deals". */
export const dealsLinks = sheet(deals);

/** The same of "leads". */
export const leadsLinks = sheet(leads);

/** The same of "lists". */
export const listsLinks = sheet(lists);
