CREATE TABLE `search_rebuilds` (
	`index_name` text PRIMARY KEY NOT NULL,
	`after_id` integer DEFAULT 0 NOT NULL,
	`done_at` integer
);
