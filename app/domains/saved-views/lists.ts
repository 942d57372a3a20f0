import { paths } from "~/paths";
import { LEAD_COLUMNS } from "./lead-columns";
import { SEARCH_COLUMNS } from "./search-columns";

/** Lists with saved views: their columns by the name used in the URL; the first column names the row and is always shown. */
export const LISTS = {
  companies: {
    title: "All companies",
    path: paths.business.companies,
    sorts: [],
    columns: {
      name: "Company",
      industry: "Industry",
      country: "Country",
      city: "City",
      size: "Employees",
      website: "Website",
      source: "Source",
      owner: "Owner",
    },
    optional: ["owner"],
  },
  contacts: {
    title: "Contacts",
    path: paths.business.contacts,
    sorts: ["name", "company"],
    columns: {
      name: "Name",
      title: "Job title",
      company: "Company",
      email: "Email",
      phone: "Phone",
      location: "Location",
      confidence: "Details",
      owner: "Owner",
    },
    optional: ["owner"],
  },
  leads: {
    title: "All leads",
    path: paths.leadSearch.leads,
    sorts: ["unsurest", "newest"],
    columns: { ...LEAD_COLUMNS, owner: "Owner" },
    optional: ["owner"],
  },
  searches: {
    title: "Searches",
    path: paths.leadSearch.list,
    sorts: ["name", "leads"],
    columns: SEARCH_COLUMNS,
  },
  imports: {
    title: "Imports",
    path: paths.business.imports,
    sorts: ["name", "rows"],
    columns: {
      file: "File",
      status: "Status",
      uploaded: "Uploaded",
      rows: "Rows",
      created: "Companies",
      people: "Contacts",
      updated: "Updated",
      skipped: "Duplicates",
      rejected: "Rejected",
    },
  },
  opportunities: {
    title: "Deals",
    path: paths.opportunities.list,
    sorts: ["value", "closing", "moved"],
    columns: {
      newest: "Deal",
      stage: "Stage",
      value: "Value",
      closing: "Close date",
      region: "Region",
      owner: "Owner",
      moved: "Stage changed",
    },
  },
  replies: {
    title: "Inbox",
    path: paths.replies.list,
    sorts: [],
    columns: { who: "From", subject: "Subject", class: "Category", score: "Score", last: "Last reply" },
  },
  tasks: {
    title: "Tasks",
    path: paths.tasks.list,
    sorts: ["latest"],
    columns: { title: "Task", due: "Due", person: "Assignee", opportunity: "Deal" },
  },
  templates: {
    title: "Outreach templates",
    path: paths.templates.list,
    sorts: ["name", "changed"],
    columns: {
      name: "Template",
      subject: "Subject",
      type: "Type",
      language: "Language",
      changed: "Changed",
    },
  },
  campaigns: {
    title: "Campaigns",
    path: paths.campaigns.list,
    sorts: ["name"],
    columns: {
      name: "Campaign",
      status: "Status",
      progress: "Progress",
      responses: "Responses",
      rate: "Response rate",
    },
  },
} as const;

export type ListName = keyof typeof LISTS;

export const LIST_NAMES = Object.keys(LISTS) as [ListName, ...ListName[]];
