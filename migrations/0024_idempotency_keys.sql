CREATE TABLE `idempotency_keys` (
	`key_hash` text PRIMARY KEY NOT NULL,
	`body_hash` text NOT NULL,
	`lease_id` text NOT NULL,
	`lease_until` integer NOT NULL,
	`outcome` text,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expires` ON `idempotency_keys` (`expires_at`);--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('idempotency-keys', 0);
