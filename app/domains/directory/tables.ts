import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, id } from "~/core/columns";
import { accountId, accounts } from "~/domains/identity/tables";
import { ENCODINGS } from "./imports/csv/csv-encoding";

const flag = (name: string) => integer(name, { mode: "boolean" }).notNull().default(false);

/** Progress of reindexing companies after a new version of the evidence (reindex-evidence). */
export const evidenceRuns = sqliteTable("evidence_runs", {
  version: integer("version").primaryKey(),
  /** Id of the last company processed. */
  afterId: integer("after_id").notNull().default(0),
  doneAt: at("done_at"),
});

/** Progress of seeding a version of the open-data pack (open-data/seed-open-data). One row: the latest version. */
export const openDataRuns = sqliteTable("open_data_runs", {
  version: text("version").primaryKey(),
  /** Number of the file's companies processed. */
  afterRow: integer("after_row").notNull().default(0),
  doneAt: at("done_at"),
});

/** Search indexes to rebuild: `npm run restore` adds a row for each index that stores no text (rebuild-search). */
export const searchRebuilds = sqliteTable("search_rebuilds", {
  indexName: text("index_name").primaryKey(),
  /** Id of the last company or contact processed. */
  afterId: integer("after_id").notNull().default(0),
  doneAt: at("done_at"),
});

/** Assigns blocks of ids, so that an import chunk knows its ids before it writes (see reserve-ids). */
export const idSequences = sqliteTable("id_sequences", {
  name: text("name").primaryKey(),
  next: integer("next").notNull(),
});

export const imports = sqliteTable(
  "imports",
  {
    id: id(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id),
    createdBy: integer("created_by").notNull(),
    kind: text("kind", { enum: ["companies", "contacts"] })
      .notNull()
      .default("companies"),
    fileKey: text("file_key").notNull(),
    fileName: text("file_name").notNull(),
    fileSize: integer("file_size").notNull(),
    encoding: text("encoding", { enum: ENCODINGS }).notNull(),
    delimiter: text("delimiter").notNull(),
    columns: text("columns", { mode: "json" }).$type<string[]>().notNull(),
    mapping: text("mapping", { mode: "json" }).$type<(string | null)[]>().notNull(),
    /** Line of the header row; null means the first line. */
    headerLine: integer("header_line"),
    /** The first rows of the file, from which the user chooses the header row. */
    firstRows: text("first_rows", { mode: "json" }).$type<{ line: number; cells: string[] }[]>(),
    sample: text("sample", { mode: "json" }).$type<string[][]>().notNull(),
    /** Cells of the first rows that will be added, as found by the check. */
    preview: text("preview", { mode: "json" }).$type<string[][]>(),
    onDuplicate: text("on_duplicate", { enum: ["skip", "update", "create"] })
      .notNull()
      .default("skip"),
    /** Action for rows similar to an existing company or contact, or to an earlier row. */
    onSimilar: text("on_similar", { enum: ["skip", "update", "create"] })
      .notNull()
      .default("skip"),
    status: text("status", {
      enum: ["uploaded", "checking", "checked", "running", "completed", "failed", "undoing", "undone"],
    }).notNull(),
    failureReason: text("failure_reason"),
    /** Data rows handled so far by the current step, so that a crashed step can resume. */
    rowsDone: integer("rows_done").notNull().default(0),
    rowsTotal: integer("rows_total"),
    rowsRejected: integer("rows_rejected").notNull().default(0),
    rowsCreated: integer("rows_created").notNull().default(0),
    rowsUpdated: integer("rows_updated").notNull().default(0),
    rowsSkipped: integer("rows_skipped").notNull().default(0),
    rowsDuplicate: integer("rows_duplicate").notNull().default(0),
    rowsSimilar: integer("rows_similar").notNull().default(0),
    peopleCreated: integer("people_created").notNull().default(0),
    /** Existing contacts whose empty fields the import filled. */
    peopleUpdated: integer("people_updated").notNull().default(0),
    peopleSkipped: integer("people_skipped").notNull().default(0),
    /** Rows whose company is imported without its contact: rejected contacts, and existing ones. */
    peopleRejected: integer("people_rejected").notNull().default(0),
    peopleDuplicate: integer("people_duplicate").notNull().default(0),
    /** Rows imported without a cell that could not be read. */
    rowsIncomplete: integer("rows_incomplete").notNull().default(0),
    /** Employers in a contact file that weren't in the directory when the rows were checked. */
    companiesNew: integer("companies_new").notNull().default(0),
    /** Rows with an opted-out address, and those with an unreadable cell; found by the check. */
    rowsOptedOut: integer("rows_opted_out").notNull().default(0),
    rowsOptOutUnknown: integer("rows_opt_out_unknown").notNull().default(0),
    unknownOptOuts: text("unknown_opt_outs", { mode: "json" }).$type<{ value: string; count: number }[]>(),
    /** The user chose to leave an opt-out column unmapped. */
    ignoreOptOuts: flag("ignore_opt_outs"),
    /** An undo also removes suppressions caused only by this import. */
    liftSuppressions: flag("lift_suppressions"),
    /** Contacts removed by an undo; null if it ran before they were counted. */
    peopleRemoved: integer("people_removed"),
    createdAt: at("created_at").notNull(),
    startedAt: at("started_at"),
    completedAt: at("completed_at"),
    undoneAt: at("undone_at"),
    fileRemovedAt: at("file_removed_at"),
    /** Renewed by a running step; once it has passed, the sweep queues the job again. */
    leaseUntil: at("lease_until"),
    /** Attempts of the current step since its last progress; too many without progress make it fail. */
    attempts: integer("attempts").notNull().default(0),
    isDemo: flag("is_demo"),
  },
  (table) => [
    index("imports_account").on(table.accountId, table.id),
    index("imports_by_name").on(table.accountId, sql`lower(file_name)`, table.id),
    index("imports_by_rows").on(table.accountId, sql`ifnull(rows_total, -1)`, table.id),
    index("imports_status").on(table.status, table.leaseUntil),
  ],
);

/** Contact fields that an import chunk filled, which its undo empties again: field names, no values. */
export const importFills = sqliteTable(
  "import_fills",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id),
    firstRow: integer("first_row").notNull(),
    fills: text("fills", { mode: "json" }).$type<[contactId: number, fields: string[]][]>().notNull(),
    writtenAt: at("written_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.firstRow] })],
);

/** Existing contacts in the file, and contacts kept by a merge with an added one: part of the import's audience. */
export const importContacts = sqliteTable(
  "import_contacts",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id),
    contactId: integer("contact_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.contactId] }),
    index("import_contacts_contact").on(table.contactId),
  ],
);

export const importRejects = sqliteTable(
  "import_rejects",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id),
    line: integer("line").notNull(),
    reason: text("reason").notNull(),
    cells: text("cells", { mode: "json" }).$type<string[]>().notNull(),
    /** What was left out of the row: all of it, its contact, or cells. */
    leftOut: text("left_out", { enum: ["row", "contact", "cells"] })
      .notNull()
      .default("row"),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);

/** Rows of a file that match or resemble a record, one row per chunk: `[line, reason, start of the row, target?, isSimilar?]`. */
export const importDuplicates = sqliteTable(
  "import_duplicates",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id),
    firstLine: integer("first_line").notNull(),
    lastLine: integer("last_line").notNull(),
    rows: text("rows").notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.firstLine] })],
);

/** One row per finished chunk, written in the same batch as its companies, so that a chunk delivered twice is written once. */
export const importChunks = sqliteTable(
  "import_chunks",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id),
    firstRow: integer("first_row").notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.firstRow] })],
);

/** A company's values before an import updated it; undo restores them. */
export const importChanges = sqliteTable(
  "import_changes",
  {
    importId: integer("import_id")
      .notNull()
      .references(() => imports.id),
    companyId: integer("company_id").notNull(),
    before: text("before", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.companyId] })],
);

export type FieldSources = Record<string, { source: string; at: string }>;

/**
 * The directory. A row without an account is shared: every business reads it. The primary key is the *slot*: `(1000 -
 * quality) * 2^32 + id`, so that reading in key order is reading best first. `id` never changes. Only
 * write-companies.server.ts writes here, because it also updates the full-text index.
 */
export const companies = sqliteTable(
  "companies",
  {
    slot: integer("slot").primaryKey(),
    id: integer("id").notNull().unique(),
    accountId: integer("account_id").references(() => accounts.id),
    name: text("name").notNull(),
    /** The name normalised by `nameKey()`: the identity of a company in an import. */
    nameKey: text("name_key").notNull(),
    /** ISO 3166 alpha-2. */
    country: text("country"),
    city: text("city"),
    industry: text("industry"),
    /** The industry as written by its source. */
    industryText: text("industry_text"),
    /** The sector as written by its source. */
    sector: text("sector"),
    size: text("size", { enum: ["1-10", "11-50", "51-200", "201-1000", "1000+"] }),
    employees: integer("employees"),
    website: text("website"),
    /** Host of the website without www. */
    domain: text("domain"),
    description: text("description"),
    /** 0 to 1000, by completeness and recency; decides the slot. */
    quality: integer("quality").notNull(),
    source: text("source").notNull(),
    sourceId: text("source_id"),
    /** Source and date of the fields from other sources than `source`. */
    fieldSources: text("field_sources", { mode: "json" }).$type<FieldSources>(),
    /** The shared company that this row is an account's own copy of. */
    originId: integer("origin_id"),
    importId: integer("import_id").references(() => imports.id),
    isDemo: flag("is_demo"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [
    // Includes the account, so that an import reads its own and the shared rows of a name, not those of every business.
    index("companies_name").on(table.nameKey, table.country, table.accountId),
    index("companies_domain").on(table.domain, table.accountId, table.country),
    index("companies_import").on(table.importId, table.id),
    index("companies_copy").on(table.accountId, table.originId).where(sql`origin_id is not null`),
    index("companies_source")
      .on(table.source, table.sourceId)
      .where(sql`account_id is null and source_id is not null`),
  ],
);

export const contacts = sqliteTable(
  "contacts",
  {
    id: id(),
    accountId: integer("account_id").references(() => accounts.id),
    companyId: integer("company_id"),
    contactName: text("contact_name").notNull(),
    contactTitle: text("contact_title"),
    contactEmail: text("contact_email"),
    emailKey: text("email_key"),
    phoneNumber: text("phone_number"),
    companyName: text("company_name"),
    companyWebsite: text("company_website"),
    companySize: text("company_size"),
    industry: text("industry"),
    country: text("country"),
    location: text("location"),
    linkedinProfile: text("linkedin_profile"),
    /** 0 to 100. */
    confidence: integer("confidence").notNull(),
    source: text("source").notNull(),
    /** As in `companies`. */
    fieldSources: text("field_sources", { mode: "json" }).$type<FieldSources>(),
    /** Normalised name with address or company: identifies a contact in an import or paste. Null until needed (`keyPeople`). */
    personKey: text("person_key"),
    /** The import that added the contact. Null after a merge, so that an undo of the import keeps it. */
    importId: integer("import_id"),
    originId: integer("origin_id"),
    isDemo: flag("is_demo"),
    createdAt: at("created_at").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [
    index("contacts_person").on(table.accountId, table.personKey).where(sql`person_key is not null`),
    index("contacts_unkeyed").on(table.accountId, table.id).where(sql`person_key is null`),
    index("contacts_import").on(table.importId).where(sql`import_id is not null`),
    index("contacts_account").on(table.accountId, table.id),
    index("contacts_by_name").on(table.accountId, sql`lower(contact_name)`, table.id),
    index("contacts_by_company").on(table.accountId, sql`ifnull(lower(company_name), char(65535))`, table.id),
    index("contacts_unattached").on(table.accountId, table.id).where(sql`company_id is null`),
    index("contacts_of_company").on(
      table.companyId,
      table.accountId,
      sql`(contact_email is null)`,
      sql`confidence desc`,
      table.id,
    ),
    index("contacts_email").on(table.emailKey, table.accountId),
    index("contacts_origin").on(table.originId),
  ],
);

/** A team's notes about a company or one of its contacts; a contact's notes are deleted with the contact. */
export const companyNotes = sqliteTable(
  "company_notes",
  {
    id: id(),
    accountId: integer("account_id").notNull(),
    companyId: integer("company_id"),
    contactId: integer("contact_id"),
    kind: text("kind", { enum: ["note", "call"] })
      .notNull()
      .default("note"),
    text: text("text").notNull(),
    byUserId: integer("by_user_id"),
    at: at("at").notNull(),
  },
  (table) => [
    index("company_notes_company").on(table.accountId, table.companyId, table.id),
    index("company_notes_contact").on(table.contactId, table.id).where(sql`contact_id is not null`),
  ],
);

/** The team member who works on a company or contact; a shared one has one owner per account. */
export const directoryOwners = sqliteTable(
  "directory_owners",
  {
    accountId: integer("account_id").notNull(),
    list: text("list", { enum: ["companies", "contacts"] }).notNull(),
    rowId: integer("row_id").notNull(),
    ownerId: integer("owner_id").notNull(),
    assignedAt: at("assigned_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.list, table.rowId] }),
    index("directory_owners_row").on(table.list, table.rowId),
    index("directory_owners_owner").on(table.ownerId),
  ],
);

export const hiddenCompanies = sqliteTable(
  "hidden_companies",
  {
    accountId: integer("account_id").notNull(),
    companyId: integer("company_id").notNull(),
    hiddenAt: at("hidden_at"),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.companyId] }),
    index("hidden_companies_company").on(table.companyId),
  ],
);

/** An own company that a business removed, with its previous values, so that it can be restored for a time. */
export const removedCompanies = sqliteTable(
  "removed_companies",
  {
    accountId: integer("account_id").notNull(),
    companyId: integer("company_id").notNull(),
    /** The company as JSON. */
    before: text("before").notNull(),
    /** Ids of the account's contacts that belonged to it. */
    contactIds: text("contact_ids").notNull(),
    removedAt: at("removed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.companyId] }),
    index("removed_companies_removed").on(table.removedAt),
  ],
);

/**
 * Shared companies that an account also named itself (file, form, paste, reply), which never use a lead. Append-only;
 * triggers and imports write it.
 */
export const firstPartyCompanies = sqliteTable(
  "first_party_companies",
  {
    accountId: integer("account_id").notNull(),
    /** The id in the shared directory. */
    companyId: integer("company_id").notNull(),
    addedAt: at("added_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.companyId] })],
);

/** Maps the id of a discarded copy to its shared company. */
export const discardedOverrides = sqliteTable(
  "discarded_overrides",
  {
    accountId: integer("account_id").notNull(),
    companyId: integer("company_id").notNull(),
    sharedId: integer("shared_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.companyId] })],
);

/** Maps the id of a merged company to the kept one. */
export const mergedCompanies = sqliteTable(
  "merged_companies",
  {
    accountId: integer("account_id").notNull(),
    companyId: integer("company_id").notNull(),
    intoId: integer("into_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.companyId] })],
);

export const hiddenContacts = sqliteTable(
  "hidden_contacts",
  {
    accountId: integer("account_id").notNull(),
    contactId: integer("contact_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.contactId] }),
    index("hidden_contacts_contact").on(table.contactId),
  ],
);

/** A removed contact, which can be restored for a time; its notes stay with it. */
export const removedContacts = sqliteTable(
  "removed_contacts",
  {
    accountId: integer("account_id").notNull(),
    contactId: integer("contact_id").notNull(),
    /** The contact as JSON by column name; null for a shared one, which is only hidden. */
    before: text("before"),
    emailKey: text("email_key"),
    originId: integer("origin_id"),
    /** Ids of the leads that showed this contact, stored and restored by a trigger. */
    leadIds: text("lead_ids").notNull().default("[]"),
    removedAt: at("removed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.contactId] }),
    index("removed_contacts_removed").on(table.removedAt),
    index("removed_contacts_latest").on(table.accountId, table.removedAt, table.contactId),
    index("removed_contacts_email").on(table.emailKey).where(sql`email_key is not null`),
    index("removed_contacts_origin").on(table.originId).where(sql`origin_id is not null`),
  ],
);

/**
 * Industry names in files that no rule knows. `industry` is the decision of an administrator or the model; null until
 * then, or if the label names none.
 */
export const industryLabels = sqliteTable(
  "industry_labels",
  {
    id: id(),
    key: text("key").notNull().unique(),
    text: text("text").notNull(),
    industry: text("industry"),
    decidedBy: text("decided_by"),
    decidedAt: at("decided_at"),
    /** The last use by the third account; maintained by a trigger. */
    thirdUsedAt: at("third_used_at"),
    requestedAt: at("requested_at"),
    attempts: integer("attempts").notNull().default(0),
    firstUsedAt: at("first_used_at").notNull(),
  },
  (table) => [
    index("industry_labels_open").on(table.id).where(sql`decided_at is null and third_used_at is not null`),
    index("industry_labels_undecided").on(table.attempts, table.id).where(sql`decided_at is null`),
  ],
);

export const industryLabelUses = sqliteTable(
  "industry_label_uses",
  {
    labelId: integer("label_id").notNull(),
    accountId: integer("account_id").notNull(),
    lastUsedAt: at("last_used_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.labelId, table.accountId] }),
    index("industry_label_uses_recent").on(table.labelId, table.lastUsedAt),
    index("industry_label_uses_account").on(table.accountId, table.labelId),
    index("industry_label_uses_old").on(table.lastUsedAt),
  ],
);

/** Reports of the same mistake in a shared company. Triggers maintain `reports`, without demo data. */
export const correctionCases = sqliteTable(
  "correction_cases",
  {
    id: id(),
    companyId: integer("company_id").notNull(),
    /** A field of the company, or "other". */
    field: text("field").notNull(),
    /** The corrected value; null for "other". */
    value: text("value"),
    valueKey: text("value_key").notNull(),
    reports: integer("reports").notNull().default(0),
    openedAt: at("opened_at").notNull(),
    outcome: text("outcome", { enum: ["corrected", "kept"] }),
    decidedAt: at("decided_at"),
  },
  (table) => [
    uniqueIndex("correction_cases_same")
      .on(table.companyId, table.field, table.valueKey)
      .where(sql`decided_at is null`),
    index("correction_cases_open").on(table.id).where(sql`decided_at is null and reports > 0`),
    index("correction_cases_decided").on(table.decidedAt).where(sql`decided_at is not null`),
    index("correction_cases_unreported").on(table.openedAt).where(sql`decided_at is null and reports = 0`),
  ],
);

export const companyReports = sqliteTable(
  "company_reports",
  {
    id: id(),
    caseId: integer("case_id")
      .notNull()
      .references(() => correctionCases.id),
    accountId: accountId(),
    userId: integer("user_id").notNull(),
    companyId: integer("company_id").notNull(),
    field: text("field").notNull(),
    note: text("note"),
    reportedAt: at("reported_at").notNull(),
    withdrawnAt: at("withdrawn_at"),
    /** When the case was decided. */
    closedAt: at("closed_at"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    uniqueIndex("company_reports_open")
      .on(table.accountId, table.companyId, table.field)
      .where(sql`withdrawn_at is null and closed_at is null`),
    index("company_reports_account").on(table.accountId, table.companyId, table.id),
    index("company_reports_case").on(table.caseId),
    index("company_reports_user").on(table.userId),
    index("company_reports_done").on(sql`ifnull(withdrawn_at, closed_at)`),
  ],
);

/** Shared companies by source and country ("" if unknown), maintained by triggers, without demo data. */
export const sourceCounts = sqliteTable(
  "source_counts",
  {
    source: text("source").notNull(),
    country: text("country").notNull(),
    count: integer("count").notNull(),
    /** When one of these companies was last written. */
    writtenAt: at("written_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.country] })],
);

/** A research run, from start to end; only one at a time. */
export const researchRuns = sqliteTable(
  "research_runs",
  {
    id: id(),
    targetCount: integer("target_count").notNull(),
    startedAt: at("started_at").notNull(),
    stoppedAt: at("stopped_at"),
    outcome: text("outcome", { enum: ["stopped", "reached"] }),
    /** Held by a step while it works. */
    leaseUntil: at("lease_until"),
  },
  () => [uniqueIndex("research_runs_one").on(sql`(stopped_at is null)`).where(sql`stopped_at is null`)],
);

/** Requests for the research with their targets: the latest of each account. Account 0 means administrators. */
export const researchRequests = sqliteTable(
  "research_requests",
  {
    accountId: integer("account_id").primaryKey(),
    byUserId: integer("by_user_id"),
    targetCount: integer("target_count").notNull(),
    requestedAt: at("requested_at").notNull(),
    /** Null while the request is open. */
    endedAt: at("ended_at"),
    outcome: text("outcome", { enum: ["stopped", "reached"] }),
  },
  (table) => [
    index("research_requests_open").on(table.targetCount).where(sql`ended_at is null`),
    index("research_requests_ended").on(table.endedAt).where(sql`ended_at is not null`),
  ],
);

/** The sources of the research. `key` is their source name; it stays when the source is removed, for the licence. */
export const researchSources = sqliteTable(
  "research_sources",
  {
    id: id(),
    key: text("key").notNull().unique(),
    kind: text("kind", { enum: ["gleif", "wikidata", "feed"] }).notNull(),
    /** For a feed: an https URL, or the key of a file below `feeds/`. */
    address: text("address"),
    format: text("format", { enum: ["csv", "json"] }),
    licence: text("licence").notNull(),
    licenceUrl: text("licence_url"),
    homeUrl: text("home_url"),
    /** The encrypted value of the `Authorization` header. */
    encryptedKey: text("encrypted_key"),
    isOn: integer("is_on", { mode: "boolean" }).notNull(),
    /** Where the next step starts; null at the start of the source. */
    cursor: text("cursor"),
    nextAt: at("next_at").notNull(),
    /** Consecutive failures. */
    failures: integer("failures").notNull().default(0),
    reason: text("reason"),
    detail: text("detail"),
    readAt: at("read_at"),
    /** When the source was last read completely. */
    completedAt: at("completed_at"),
    added: integer("added").notNull().default(0),
    updated: integer("updated").notNull().default(0),
    known: integer("known").notNull().default(0),
    rejected: integer("rejected").notNull().default(0),
    /** Day (days since 1970, UTC) on which it last added companies, and how many it added on that day. */
    addedDay: integer("added_day"),
    addedOnDay: integer("added_on_day").notNull().default(0),
    removedAt: at("removed_at"),
  },
  (table) => [index("research_sources_due").on(table.nextAt).where(sql`is_on = 1 and removed_at is null`)],
);

/** The latest errors of each source; a trigger removes older ones. */
export const researchErrors = sqliteTable(
  "research_errors",
  {
    id: id(),
    sourceId: integer("source_id")
      .notNull()
      .references(() => researchSources.id),
    at: at("at").notNull(),
    reason: text("reason").notNull(),
    detail: text("detail").notNull(),
  },
  (table) => [index("research_errors_source").on(table.sourceId, table.id)],
);
