CREATE TABLE `quota_use` (
	`holder` text NOT NULL,
	`period` text NOT NULL,
	`kind` text NOT NULL,
	`used` integer NOT NULL,
	`allowed` integer NOT NULL,
	PRIMARY KEY(`holder`, `period`, `kind`),
	CONSTRAINT "quota_use_allowance" CHECK(used <= allowed)
);
--> statement-breakpoint
CREATE INDEX `quota_use_period` ON `quota_use` (`period`);--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('quota-use', 1);
