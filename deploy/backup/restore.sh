#!/bin/sh
# Reads an archive of backup.sh from standard input and restores its database and files. Stop the provider first. The
# restore replaces the whole database or, after an error, changes nothing.
set -eu
: "${DATABASE_URL:?}" "${DATA_DIR:?}"
umask 077
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

tar -xzf - -C "$work"
# Add the files to the present ones: names are never reused, so the rows of both databases find their files.
mkdir -p "$DATA_DIR/media"
cp -R "$work/media/." "$DATA_DIR/media/"
psql --quiet --no-psqlrc --output=/dev/null --single-transaction --set=ON_ERROR_STOP=1 \
  --command='drop schema public cascade' --command='create schema public' \
  --file="$work/database.sql" "$DATABASE_URL"
# The key belongs to the database, so it is copied only after the database was restored.
if [ -f "$work/signing-secret" ]; then cp "$work/signing-secret" "$DATA_DIR/"; fi
