ALTER TABLE `mails` ADD `tagged_hash` text;--> statement-breakpoint
CREATE INDEX `refusals_hash` ON `refusals` (`address_hash`);--> statement-breakpoint
CREATE INDEX `refusals_tagged` ON `refusals` (`created_at`) WHERE instr(address, '+') > 0;--> statement-breakpoint
-- From here on by hand: what is deleted from the search of opportunities goes from its index at once, not with a later merge.
-- The contentless indexes (companies, contacts) don't know this option: the nightly merge takes deleted words out of them.
INSERT INTO opportunity_search (opportunity_search, rank) VALUES ('secure-delete', 1);
