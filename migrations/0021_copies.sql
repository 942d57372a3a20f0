ALTER TABLE `single_mails` ADD `copy_of` integer;--> statement-breakpoint
ALTER TABLE `single_mails` ADD `language` text;--> statement-breakpoint
CREATE INDEX `single_mails_copy_of` ON `single_mails` (`copy_of`) WHERE copy_of is not null;