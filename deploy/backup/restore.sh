#!/bin/sh
# Reads an archive of backup.sh from standard input and puts its database and files in the place of those that are there.
# The provider must be stopped meanwhile. The database is replaced whole or, where anything fails, not at all.
set -eu
: "${DATABASE_URL:?}" "${DATA_DIR:?}"
umask 077
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

tar -xzf - -C "$work"
# Files first, beside the old ones: a name is never used twice, so rows of either database find theirs.
mkdir -p "$DATA_DIR/media"
cp -R "$work/files/." "$DATA_DIR/"
pg_restore --clean --if-exists --no-owner --no-privileges --single-transaction --exit-on-error \
  --dbname="$DATABASE_URL" "$work/database.dump"
