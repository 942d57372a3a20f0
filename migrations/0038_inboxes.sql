CREATE TABLE `inboxes` (
	`mailbox_id` integer PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`host` text NOT NULL,
	`port` integer NOT NULL,
	`security` text NOT NULL,
	`username` text NOT NULL,
	`password_sealed` text,
	`uid_validity` integer,
	`uid_next` integer,
	`renumbered_at` integer,
	`next_look_at` integer NOT NULL,
	`looked_at` integer,
	`lease_until` integer,
	`failures` integer DEFAULT 0 NOT NULL,
	`trouble` text,
	`trouble_said` text,
	`trouble_since` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `inboxes_due` ON `inboxes` (`next_look_at`);--> statement-breakpoint
CREATE INDEX `inboxes_account` ON `inboxes` (`account_id`);