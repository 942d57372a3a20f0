DROP INDEX `outreach_messages_due`;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `reason_code` text;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `held_at` integer;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `letterhead_id` integer;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `address_source` text;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `language` text;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `erased_at` integer;--> statement-breakpoint
CREATE INDEX `outreach_messages_due` ON `outreach_messages` (`mailbox_id`,`due_at`) WHERE state = 'waiting' and held_at is null;--> statement-breakpoint
ALTER TABLE `outreach_campaigns` ADD `settle_pending_at` integer;--> statement-breakpoint
-- From here on by hand: a message that was set aside was due 10,000,000,000 seconds later. What is over is not held.
UPDATE outreach_messages SET due_at = due_at - 10000000000,
  held_at = CASE WHEN state = 'waiting' THEN ifnull((SELECT c.paused_at FROM outreach_campaigns c WHERE c.id = campaign_id), unixepoch()) END
WHERE due_at >= 10000000000;
--> statement-breakpoint
-- Below zero it said that something is to be released, and 2^52 that all was planned.
UPDATE outreach_campaigns SET settle_pending_at = updated_at, planned_up_to = nullif(-1 - planned_up_to, 4503599627370496)
WHERE planned_up_to < 0;
--> statement-breakpoint
-- What a sentence said, its code says. Sentences of mail servers stay.
WITH r(code, words) AS (VALUES
  ('refused', 'This person does not want mail.'),
  ('unasked', 'This person must be asked for consent first.'),
  ('asked', 'This person was asked for consent and has not answered yet.'),
  ('declined', 'This person was asked for consent and said no.'),
  ('silent', 'This person was asked for consent and did not answer within 30 days.'),
  ('demo-lead', 'A demo lead is never written to.'),
  ('no-address', 'No e-mail address is known.'),
  ('no-source', 'No source says where this address comes from.'),
  ('same-address', 'Another lead of this campaign has the same address.'),
  ('answered', 'This person answered.'),
  ('bounced', 'The address does not exist: the mail came back.'),
  ('complained', 'This person reported the mail as spam.'),
  ('deal-won', 'The deal was won.'),
  ('deal-lost', 'The deal was lost.'),
  ('cancelled', 'The campaign was cancelled.'),
  ('mailbox-removed', 'Its mailbox was removed.'),
  ('template-gone', 'Its template or its lead is not there any more.'),
  ('attachment-gone', 'An attachment is not there any more.'),
  ('job-lost', 'The job ended while the mail was handed over: nobody knows whether it arrived.'),
  ('left-unknown', 'Nobody knows whether it arrived. Your team left it at that.'),
  ('reader-erased', 'This person asked to be erased.'),
  ('words-erased', 'What the mail server said named this person, who asked to be erased.'))
UPDATE outreach_messages SET reason_code = r.code, reason = NULL FROM r WHERE outreach_messages.reason = r.words;
--> statement-breakpoint
-- They stood among the variables.
UPDATE outreach_messages SET letterhead_id = cast("values" ->> '$.letterhead' AS integer),
  address_source = "values" ->> '$.addressSource', language = "values" ->> '$.language',
  "values" = json_remove("values", '$.letterhead', '$.addressSource', '$.language')
WHERE coalesce("values" ->> '$.letterhead', "values" ->> '$.addressSource', "values" ->> '$.language') IS NOT NULL;
--> statement-breakpoint
-- An empty address said so. When is not known any more; a lead without an address was planned with none.
UPDATE outreach_messages SET erased_at = unixepoch()
WHERE to_address = '' AND erased_at IS NULL AND reason_code IS NOT 'no-address';
