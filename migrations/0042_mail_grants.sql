CREATE TABLE `mail_grants` (
	`mailbox_id` integer PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`provider` text NOT NULL,
	`smtp_host` text NOT NULL,
	`imap_host` text NOT NULL,
	`access_sealed` text NOT NULL,
	`refresh_sealed` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mail_grants_account` ON `mail_grants` (`account_id`);