CREATE INDEX `inbound_mails_from` ON `inbound_mails` (from_address collate nocase);--> statement-breakpoint
CREATE INDEX `inbound_mails_raw` ON `inbound_mails` (`received_at`) WHERE raw_key is not null;--> statement-breakpoint
CREATE INDEX `threads_address` ON `threads` (address collate nocase);--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES
  ('raw-mails', 90),
  ('webhook-events', 30),
  ('notifications', 180);
