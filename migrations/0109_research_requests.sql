CREATE TABLE `research_requests` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`by_user_id` integer,
	`target_count` integer NOT NULL,
	`asked_at` integer NOT NULL,
	`ended_at` integer,
	`outcome` text
);
--> statement-breakpoint
CREATE INDEX `research_requests_open` ON `research_requests` (`target_count`) WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE `research_sources` ADD `added_day` integer;--> statement-breakpoint
ALTER TABLE `research_sources` ADD `added_on_day` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whoever started what runs now is not known by its row: the operator asks for it, and any business that starts it joins.
INSERT INTO research_requests (account_id, target_count, asked_at) SELECT 0, target_count, started_at FROM research_runs WHERE stopped_at IS NULL;
