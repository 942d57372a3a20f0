CREATE INDEX `research_requests_ended` ON `research_requests` (`ended_at`) WHERE ended_at is not null;--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('research-requests', 365);
