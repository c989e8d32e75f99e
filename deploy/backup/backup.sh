#!/bin/sh
# Writes one archive to standard output: the database as SQL, the provider's files, the key of mailed links. The portal goes
# on meanwhile. The database comes first: a file that is added later is named by no row of it, and does no harm.
set -eu
: "${DATABASE_URL:?}" "${DATA_DIR:?}"
umask 077
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

pg_dump --no-owner --no-privileges --file="$work/database.sql" "$DATABASE_URL"
# There is no key where SIGNING_SECRET is set.
files=media
if [ -f "$DATA_DIR/signing-secret" ]; then files='media signing-secret'; fi
# What is still arriving is nobody's yet. 1 tells of files that were deleted meanwhile; everything else is a failure.
# shellcheck disable=SC2086
tar -czf - --exclude=media/.incoming -C "$work" database.sql -C "$DATA_DIR" $files || [ $? -eq 1 ]
