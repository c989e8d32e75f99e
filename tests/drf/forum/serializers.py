from django.contrib.auth import get_user_model
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from rest_framework import serializers
from rest_framework.validators import UniqueValidator

from . import models

User = get_user_model()


def listed(model_class, names):
    """A serializer of a reference list."""

    class Listed(serializers.ModelSerializer):
        class Meta:
            model = model_class
            fields = names

    return Listed


DegreeSerializer = listed(models.AcademicDegree, ["id", "title"])
PositionSerializer = listed(models.Position, ["id", "title"])
SchoolStatusSerializer = listed(models.SchoolStatus, ["id", "title"])
OrganizationSerializer = listed(models.Organization, ["id", "name"])
SectionSerializer = listed(models.Section, ["id", "name", "is_active", "is_public", "is_speaker"])


class IndividualSerializer(serializers.ModelSerializer):
    class Meta:
        model = models.Individual
        exclude = ["user", "is_moderator"]
        read_only_fields = ["photo"]


class PhotoSerializer(serializers.Serializer):
    id = serializers.IntegerField()
    name = serializers.CharField()
    img = serializers.FileField()


class RegisterSerializer(serializers.ModelSerializer):
    unique = UniqueValidator(User.objects.all(), message="Пользователь с таким email уже существует.")
    email = serializers.EmailField(validators=[unique])
    password_confirm = serializers.CharField(write_only=True)
    site_type = serializers.CharField(write_only=True)
    individual = IndividualSerializer(write_only=True)

    class Meta:
        model = User
        fields = ["id", "username", "email", "password", "password_confirm", "first_name", "last_name", "site_type", "individual"]
        extra_kwargs = {"password": {"write_only": True}}

    def to_internal_value(self, data):
        person = {name: data.get(name) for name in ("first_name", "last_name")}
        return super().to_internal_value({**data, "individual": {**data.get("individual", {}), **person}})

    def validate(self, data):
        if data["password"] != data.pop("password_confirm"):
            raise serializers.ValidationError("Пароли не совпадают.")
        try:
            validate_password(data["password"])
        except ValidationError as error:
            raise serializers.ValidationError({"password": error.messages, "non_field_errors": []})
        return data

    def create(self, data):
        individual = data.pop("individual")
        data.pop("site_type")
        user = User.objects.create_user(**data, is_active=False)
        models.Individual.objects.create(user=user, **individual)
        return user


class LoginSerializer(serializers.Serializer):
    login = serializers.CharField()
    password = serializers.CharField()


class AccountSerializer(serializers.ModelSerializer):
    profiles = serializers.SerializerMethodField()

    class Meta:
        model = User
        fields = ["id", "username", "profiles"]

    def get_profiles(self, user):
        roles = ["user", *(["moderator"] if user.individual.is_moderator else [])]
        individual = IndividualSerializer(user.individual, context=self.context).data
        return [{"individual": individual, "role": [{"access_rights": right} for right in roles]}]


class RegistrationSerializer(serializers.ModelSerializer):
    """A registration in answers, for its owner."""

    section_choice_id = serializers.IntegerField()
    section_confirm_id = serializers.IntegerField()
    listen_sections = serializers.SerializerMethodField()
    file = serializers.FileField(source="stored_doc.file", default=None)
    file_id = serializers.IntegerField(source="stored_doc_id")
    file_pdf = serializers.FileField(source="stored_pdf.file", default=None)
    file_pdf_id = serializers.IntegerField(source="stored_pdf_id")
    exp_file = serializers.FileField(source="stored_exp.file", default=None)
    exp_file_id = serializers.IntegerField(source="stored_exp_id")

    class Meta:
        model = models.Registration
        exclude = ["individual", "is_active", "section_choice", "section_confirm", "listen", "stored_doc", "stored_pdf", "stored_exp"]

    def get_listen_sections(self, registration):
        return ", ".join(str(section.id) for section in registration.listen.order_by("id"))


class ParticipantSerializer(serializers.ModelSerializer):
    """A row of the public list."""

    user_descr = serializers.CharField(source="individual.full_name")
    organisation = serializers.CharField(source="individual.organization.name", default=None)
    organization_id = serializers.IntegerField(source="individual.organization_id")
    other_org_descr = serializers.CharField(source="individual.other_org_descr")

    class Meta:
        model = models.Registration
        fields = ["id", "user_descr", "organisation", "organization_id", "other_org_descr"]


class ParticipationSerializer(RegistrationSerializer, ParticipantSerializer):
    """A record for moderators."""

    email = serializers.CharField(source="individual.user.email")
    phone_number = serializers.CharField(source="individual.phone_number")
    birth_date = serializers.DateTimeField(source="individual.birth_date")

    class Meta:
        model = models.Registration
        exclude = RegistrationSerializer.Meta.exclude


class MakeSerializer(serializers.ModelSerializer):
    """A new registration."""

    comment = serializers.CharField(source="comments", allow_blank=True)
    need_tour = serializers.BooleanField()
    section_choice = serializers.PrimaryKeyRelatedField(queryset=models.Section.objects.all(), allow_null=True)
    selected_listen_sections = serializers.PrimaryKeyRelatedField(
        source="listen", queryset=models.Section.objects.all(), many=True
    )

    class Meta:
        model = models.Registration
        fields = ["comment", "type", "need_tour", "section_choice", "selected_listen_sections"]

    def validate_need_tour(self, value):
        return 2 if value else 1


class DecisionSerializer(serializers.ModelSerializer):
    """The owner's changes; each action sends its own fields."""

    selected_listen_sections = serializers.PrimaryKeyRelatedField(
        source="listen", queryset=models.Section.objects.all(), many=True
    )
    confirm_tour = serializers.IntegerField(source="need_tour", min_value=1, max_value=2)

    class Meta:
        model = models.Registration
        fields = ["is_active", "is_confirm", "selected_listen_sections", "need_tour", "confirm_tour", "tshort_size", "cancel_poster"]


class SettingsSerializer(serializers.ModelSerializer):
    """What a moderator sets. A reference may be cleared by an empty text, a number may not."""

    new_user_type = serializers.IntegerField(source="confirm_type", min_value=1, max_value=3)
    new_section = serializers.PrimaryKeyRelatedField(
        source="section_confirm", queryset=models.Section.objects.all(), allow_null=True
    )
    new_org_comment = serializers.CharField(source="org_comment", allow_blank=True)
    new_speak_day = serializers.IntegerField(source="speak_day", allow_null=True, required=False)
    new_speak_slot = serializers.IntegerField(source="speak_slot", allow_null=True, required=False)
    new_speak_track = serializers.IntegerField(source="speak_track", allow_null=True, required=False)

    class Meta:
        model = models.Registration
        fields = ["new_user_type", "new_section", "new_org_comment", "new_speak_day", "new_speak_slot", "new_speak_track"]


class StoredFileSerializer(serializers.ModelSerializer):
    class Meta:
        model = models.StoredFile
        fields = ["id", "type", "file"]


class AddFileSerializer(serializers.Serializer):
    id = serializers.PrimaryKeyRelatedField(queryset=models.Registration.objects.all())
    file_id = serializers.PrimaryKeyRelatedField(queryset=models.StoredFile.objects.all())
    file_type = serializers.ChoiceField([3, 4, 5])
