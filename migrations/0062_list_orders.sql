CREATE INDEX `contacts_by_name` ON `contacts` (`account_id`,lower(contact_name),`id`);--> statement-breakpoint
CREATE INDEX `contacts_by_company` ON `contacts` (`account_id`,ifnull(lower(company_name), char(65535)),`id`);--> statement-breakpoint
CREATE INDEX `imports_by_name` ON `imports` (`account_id`,lower(file_name),`id`);--> statement-breakpoint
CREATE INDEX `imports_by_rows` ON `imports` (`account_id`,ifnull(rows_total, -1),`id`);--> statement-breakpoint
CREATE INDEX `lead_searches_by_name` ON `lead_searches` (`account_id`,lower(search_name),`id`);--> statement-breakpoint
CREATE INDEX `lead_searches_by_leads` ON `lead_searches` (`account_id`,`results_count`,`id`);
