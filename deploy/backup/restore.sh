#!/bin/sh
# Reads an archive of backup.sh from standard input and restores its database and files. Stop the provider first. The
# restore replaces the database completely or, after an error, changes nothing.
set -eu
: "${DATABASE_URL:?}" "${DATA_DIR:?}"
umask 077

# On the volume of the files: the container has no other place to write, and hard links need no second copy. Only one restore
# or backup at a time, so a folder that exists belongs to a killed restore.
exec 9<"$DATA_DIR"
flock -n 9 || { echo 'another backup or restore is under way' >&2; exit 1; }
# A running provider holds this socket. A killed one leaves it behind.
if [ -S "$DATA_DIR/lock" ]; then
  echo "a provider runs: stop it first (if it was killed, remove $DATA_DIR/lock)" >&2
  exit 1
fi
work=$DATA_DIR/.restore
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
rm -rf "$work"
mkdir -p "$work"

tar -xzf - -C "$work"
# Add the files to the present ones: names are never reused, so the rows of both databases find their files.
mkdir -p "$DATA_DIR/media"
cp -alf "$work/media/." "$DATA_DIR/media/"
# Otherwise a notice for each table that goes.
PGOPTIONS='-c client_min_messages=warning' psql --quiet --no-psqlrc --output=/dev/null --single-transaction --set=ON_ERROR_STOP=1 \
  --command='drop schema public cascade' --command='create schema public' \
  --file="$work/database.sql" "$DATABASE_URL"
# The key belongs to the database, so it is copied only after the database was restored.
# mv replaces the present key in one step: a full disk must not cut it off. ($work lies in $DATA_DIR.)
if [ -f "$work/signing-secret" ]; then mv -f "$work/signing-secret" "$DATA_DIR/"; fi
