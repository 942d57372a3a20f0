DROP INDEX users_first_name;
--> statement-breakpoint
DROP INDEX users_last_name;
