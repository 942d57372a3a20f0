-- Replies that came by the account's own webhook are told apart: they prove nothing about their sender.
ALTER TABLE `inbound_emails` ADD `is_from_webhook` integer DEFAULT false NOT NULL;