ALTER TABLE `form_entries` ADD `phone_key` text;--> statement-breakpoint
CREATE INDEX `form_entries_phone` ON `form_entries` (`phone_key`) WHERE phone_key is not null;