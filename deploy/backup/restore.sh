#!/bin/sh
# Reads an archive of backup.sh from standard input and puts its database and files in the place of those that are there.
# The provider is stopped meanwhile. The database is replaced whole or, where anything fails, not at all.
set -eu
: "${DATABASE_URL:?}" "${DATA_DIR:?}"
umask 077
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

tar -xzf - -C "$work"
# Beside the files that are there: no name is used twice, so the rows of either database find theirs.
mkdir -p "$DATA_DIR/media"
cp -R "$work/media/." "$DATA_DIR/media/"
psql --quiet --no-psqlrc --output=/dev/null --single-transaction --set=ON_ERROR_STOP=1 \
  --command='drop schema public cascade' --command='create schema public' \
  --file="$work/database.sql" "$DATABASE_URL"
# The key of mailed links is the database's: it comes where that came.
if [ -f "$work/signing-secret" ]; then cp "$work/signing-secret" "$DATA_DIR/"; fi
