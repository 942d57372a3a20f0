-- The last encrypted columns take the glossary's name, as those of 0015 did.
ALTER TABLE `research_sources` RENAME COLUMN `sealed_key` TO `encrypted_key`;
--> statement-breakpoint
ALTER TABLE `sso_connections` RENAME COLUMN `sealed_secret` TO `encrypted_secret`;
