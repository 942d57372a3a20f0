DROP INDEX `leads_account_company`;--> statement-breakpoint
CREATE INDEX `leads_search_run` ON `leads` (`search_id`,`run_number`,`confidence`,`id`);