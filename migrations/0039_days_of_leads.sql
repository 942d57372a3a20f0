CREATE INDEX `leads_account_day` ON `leads` (`account_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `mailboxes_all` ON `mailboxes` (`account_id`);