ALTER TABLE `outreach_campaigns` ADD `start_failure` text;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `pause_reason_code` text;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `pause_count` integer;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `pause_sent` integer;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `unreachable_at` integer;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `unreachable_reason` text;--> statement-breakpoint
-- From here on by hand: what a sentence said, a code says. What a mail server said stays.
UPDATE mailboxes SET pause_reason_code = 'by-hand', pause_reason = NULL
WHERE paused_at IS NOT NULL AND pause_reason = 'Somebody of your team paused it.';
--> statement-breakpoint
UPDATE mailboxes SET pause_reason_code = 'account-refused', pause_reason = substr(pause_reason, 39)
WHERE pause_reason_code IS NULL AND paused_at IS NOT NULL AND pause_reason LIKE 'The mail server refuses this account: _%';
--> statement-breakpoint
-- "5 of 100 mails came back (5.00 %; ..." A cast takes the digits that a text begins with.
UPDATE mailboxes SET pause_count = cast(pause_reason AS integer),
  pause_sent = cast(substr(pause_reason, instr(pause_reason, ' of ') + 4) AS integer),
  pause_reason_code = iif(pause_reason LIKE '%mails came back (%', 'bounces', 'complaints'), pause_reason = NULL
WHERE pause_reason_code IS NULL AND paused_at IS NOT NULL
  AND (pause_reason GLOB '[0-9]* of [0-9]* mails came back (*' OR pause_reason GLOB '[0-9]* of [0-9]* mails were reported as spam (*');
--> statement-breakpoint
-- Of a mailbox that was not paused it said that its server could not be reached. Since when is not known any more.
UPDATE mailboxes SET unreachable_at = unixepoch(), unreachable_reason = pause_reason, pause_reason = NULL
WHERE paused_at IS NULL AND pause_reason IS NOT NULL;
--> statement-breakpoint
-- Of a campaign it said why it could not start.
UPDATE outreach_campaigns SET start_failure = pause_reason, pause_reason = NULL WHERE pause_reason IS NOT NULL;
