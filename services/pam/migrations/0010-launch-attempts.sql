-- The attempt that redeemed a launch token: it may redeem it again within its minute, because the reply may have been lost (M7). Null: the token works once.
ALTER TABLE pam.access_tokens ADD COLUMN attempt_id uuid;
