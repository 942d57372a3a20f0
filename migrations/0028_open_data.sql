CREATE TABLE `open_data_runs` (
	`version` text PRIMARY KEY NOT NULL,
	`after_row` integer DEFAULT 0 NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
ALTER TABLE `lead_searches` ADD `accepted_basic` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- ---- What accounts made of shared companies: these are not removed with a newer pack. D1 takes five terms in one view. ----
CREATE VIEW shared_company_leads AS
  SELECT company_id FROM leads
  UNION ALL SELECT company_id FROM removed_leads
  UNION ALL SELECT company_id FROM lead_charges
  UNION ALL SELECT company_id FROM charged_companies;
--> statement-breakpoint
CREATE VIEW shared_company_work AS
  SELECT company_id FROM opportunities WHERE company_id IS NOT NULL
  UNION ALL SELECT company_id FROM tasks WHERE company_id IS NOT NULL
  UNION ALL SELECT company_id FROM company_notes WHERE company_id IS NOT NULL
  UNION ALL SELECT company_id FROM contacts WHERE company_id IS NOT NULL
  UNION ALL SELECT company_id FROM company_reports;
--> statement-breakpoint
CREATE VIEW shared_company_marks AS
  SELECT company_id FROM hidden_companies
  UNION ALL SELECT row_id AS company_id FROM directory_owners WHERE list = 'companies'
  UNION ALL SELECT row_id AS company_id FROM tagged_rows WHERE list = 'companies'
  UNION ALL SELECT row_id AS company_id FROM removed_tagged_rows WHERE list = 'companies';
--> statement-breakpoint
CREATE VIEW shared_company_versions AS
  SELECT origin_id AS company_id FROM companies WHERE origin_id IS NOT NULL
  UNION ALL SELECT into_id AS company_id FROM merged_companies
  UNION ALL SELECT shared_id AS company_id FROM discarded_overrides;
