CREATE TABLE `bulk_shares` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`by_user_id` integer,
	`agent_id` integer NOT NULL,
	`lead_ids` text NOT NULL,
	`left_out` text NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`shared_at` integer NOT NULL,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `bulk_shares_account` ON `bulk_shares` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `bulk_shares_shared` ON `bulk_shares` (`shared_at`);--> statement-breakpoint
CREATE INDEX `shared_lead_events_time` ON `shared_lead_events` (`shared_lead_id`,`happened_at`);--> statement-breakpoint
CREATE INDEX `shared_leads_shared` ON `shared_leads` (`agent_id`,`shared_at`);--> statement-breakpoint
CREATE INDEX `closes_of_lead` ON `closes` (`shared_lead_id`) WHERE shared_lead_id is not null;