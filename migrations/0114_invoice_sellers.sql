ALTER TABLE `invoices` ADD `seller` text;--> statement-breakpoint
CREATE INDEX `invoices_draft` ON `invoices` (`id`) WHERE seller is null and is_demo = 0;